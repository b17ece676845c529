/** The rows of a church's database as the site before this one had them, by their tables. */
export function churchRows({ events = 3, sermons = 2 } = {}) {
  return {
    events: Array.from({ length: events }, (_, place) => eventRow(place)),
    sermons: Array.from({ length: sermons }, (_, place) => sermonRow(place)),
    ministries: [
      {
        id: rowId('c', 0),
        title: 'Youth Group',
        description: '<p>Games and <strong>Scripture</strong>.</p>',
        imageurl: 'https://pictures.test/youth.jpg',
        leadername: 'Sam and Ruth',
        meetingtimes: 'Wednesdays 6:30 PM',
        category: 'youth',
        link: null,
        updated_at: '2025-03-01T12:00:00+00:00',
      },
    ],
    announcements: [
      {
        id: rowId('d', 0),
        message: 'Fish fry on Friday',
        is_active: true,
        start_date: '2026-11-20T00:00',
        end_date: '2026-11-28T00:00',
        background_color: '#ea384c',
        text_color: '#ffffff',
        scroll_speed: 'normal',
        timezone: 'America/Chicago',
        created_at: '2026-11-19T12:00:00+00:00',
      },
    ],
    prayer_team_emails: [
      {
        id: rowId('e', 0),
        name: null,
        email: 'pray@example.org',
        active: true,
        created_at: '2025-01-01T00:00:00Z',
      },
    ],
    prayer_requests: [
      {
        id: rowId('f', 0),
        name: 'Ann',
        email: 'ann@example.org',
        request: 'Please pray for the MARKER family.',
        is_anonymous: false,
        status: 'notified',
        created_at: '2026-10-01T12:00:00+00:00',
      },
    ],
  };
}

/** An id of its own for each row of a table. */
function rowId(table: string, place: number): string {
  return `${table.repeat(8)}-0000-4000-8000-${String(place).padStart(12, '0')}`;
}

const plain = {
  is_recurring: false,
  recurrence_frequency: null,
  recurrence_pattern: null,
  weekday_occurrences: null,
  target_weekday: null,
  end_date: null,
};

/** Single events, weekly series, and monthly ones by their weekday, in turns. */
function eventRow(place: number) {
  const day = String((place % 27) + 1).padStart(2, '0');
  const rules = [
    plain,
    { ...plain, is_recurring: true, recurrence_frequency: null },
    {
      ...plain,
      is_recurring: true,
      recurrence_frequency: 'advanced_monthly',
      recurrence_pattern: 'nth_weekday',
      weekday_occurrences: ['1', '3'],
    },
  ];
  return {
    id: rowId('a', place),
    title: `Event ${place}`,
    date: `2027-${String((place % 12) + 1).padStart(2, '0')}-${day}`,
    time: '6:30 PM - 8:00 PM',
    location: 'Fellowship Hall',
    description: 'Bring a friend.',
    image_url: place % 3 === 0 ? `https://pictures.test/${place}.jpg` : null,
    ...rules[place % 3],
    is_featured: place === 0,
    show_in_banner: false,
    created_at: '2026-01-01T00:00:00+00:00',
    updated_at: '2026-01-01T00:00:00+00:00',
  };
}

function sermonRow(place: number) {
  return {
    id: rowId('b', place),
    title: `Sermon ${place}`,
    speaker: 'Pastor Lee',
    date: `20${String(10 + (place % 15))}-01-0${(place % 7) + 1}`,
    passage: 'John 3:16',
    video_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    description: 'What the passage says, and what it asks of us.',
    thumbnail_url: null,
    series: null,
  };
}
