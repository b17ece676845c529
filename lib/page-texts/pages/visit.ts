import { line, rich, text, wholeNumber } from '#lib/core/fields/field.ts';
import { claiming, formatted, group, list, oneLine, plain } from '../page-text.ts';

export const visitTexts = {
  'visit.description': claiming(
    plain(
      'What search engines show',
      200,
      'Your first Sunday at {church}: when to come, what to expect, where to park, and what there is for children.',
    ),
    'Your first visit to {church}: when to come, how to find us, and what to expect.',
  ),
  'visit.lead': plain(
    'Below the title',
    280,
    'Walking into a church for the first time takes some nerve. Here is what will happen, so that the only thing left to do is come.',
  ),
  'visit.morning_intro': claiming(
    group(
      'Above the schedule',
      { title: line('Heading', 60), text: text('Words', 280) },
      {
        title: 'Your Sunday morning',
        text: 'From the parking lot to lunch, so that nothing takes you by surprise. Arrive late or leave early if you need to.',
      },
    ),
    { title: 'Your first visit', text: 'Arrive late or leave early if you need to.' },
  ),
  'visit.morning': claiming(
    list(
      'The schedule',
      {
        noun: 'step',
        least: 1,
        most: 5,
        fields: {
          minutes: wholeNumber('Minutes from the start of the service (before it: with a minus)', -180, 600),
          title: line('Heading', 24),
          text: text('Words', 240),
        },
      },
      [
        {
          minutes: -20,
          title: 'Arrive',
          text: 'Turn in by the bell tower. Someone in a blue apron will wave you to a guest space and walk you in, with an umbrella if it rains.',
        },
        {
          minutes: -15,
          title: 'Coffee',
          text: 'Coffee, tea and kolaches in the lobby. Check your children in at the round table, or keep them with you.',
        },
        {
          minutes: 0,
          title: 'Sing',
          text: 'Sit anywhere. A band leads three or four songs, some new and some old, with the words on the screens. Stand, sit, sing or just listen.',
        },
        {
          minutes: 30,
          title: 'Listen',
          text: 'One of the pastors opens a passage of the Bible for about thirty-five minutes. There are Bibles under the seats, and you may keep one.',
        },
        {
          minutes: 75,
          title: 'Lunch',
          text: 'Most of us linger. Ask anyone where they are eating; you will very likely be asked along.',
        },
      ],
    ),
    [
      {
        minutes: -10,
        title: 'Arrive',
        text: 'Come in and sit wherever you like. If you have a question, ask anybody who looks at home.',
      },
      {
        minutes: 0,
        title: 'Begin',
        text: 'You need not know the songs or the words. Join in, or just listen.',
      },
    ],
  ),
  'visit.expect_title': oneLine('The heading of What to Expect', 60, 'What to Expect'),
  'visit.expect': claiming(
    list(
      'What to Expect',
      { noun: 'thing', least: 1, most: 8, fields: { name: line('Heading', 40), text: text('Words', 300) } },
      [
        {
          name: 'Casual atmosphere',
          text: 'Come as you are. There is no dress code, no assigned seat and no moment when visitors are asked to stand.',
        },
        {
          name: 'Contemporary worship',
          text: 'Songs led by a band, with guitars, drums and the odd fiddle. If loud is hard for you, there are earplugs at the welcome desk.',
        },
        {
          name: 'Practical messages',
          text: 'The sermon starts with the Bible and ends on Monday morning: what this means for work, money, family and sleep.',
        },
        {
          name: 'Children’s program',
          text: 'Nursery through fifth grade, in bright rooms with screened and trained leaders. A tag matches every child to a grown-up.',
        },
      ],
    ),
    [
      {
        name: 'Come as you are',
        text: 'Wear what you would wear to see friends, and sit wherever you like.',
      },
      {
        name: 'Look and listen',
        text: 'You need not know the songs or the words, and you may slip out whenever you need to.',
      },
      {
        name: 'Ask us anything',
        text: 'About the music, the length, your children or anything else: write to {email}, and we will tell you how it is here.',
      },
    ],
  ),
  'visit.parking_title': oneLine('The heading over parking', 60, 'Parking'),
  'visit.parking': claiming(
    formatted(
      'Parking',
      800,
      '<p>Parking is free. The first row on your left is kept for guests, and nobody will check. When the lot is full, the field behind the building is open; the path from it is gravel and lit.</p><p>Bicycles can be locked to the rail by the side door.</p>',
    ),
    '<p>[Write to {email}|Ask us][ or call {phone}], and we will tell you where it is best to park.</p>',
  ),
  'visit.accessibility_title': oneLine('The heading over accessibility', 60, 'Accessibility'),
  'visit.accessibility': claiming(
    formatted(
      'Accessibility',
      1200,
      '<ul><li>Six accessible spaces by the front doors, and no steps anywhere on the way in.</li><li>Automatic doors, an accessible restroom off the lobby, and wheelchair spaces in every section.</li><li>Hearing loop in the main room, large-print Bibles and song sheets at the welcome desk.</li><li>A quiet room with a view of the service for anyone who needs less noise, of any age.</li><li>Service dogs are welcome.</li></ul><p>If something else would help, tell us at {email} and we will have it ready.</p>',
    ),
    '<p>Steps, hearing, sight, noise, a seat that suits you: tell us before you come what would help. Write to {email}[ or call {phone}], and we will say honestly what we can do.</p>',
  ),
  'visit.map_title': oneLine('The heading beside the map', 60, 'Finding us'),
  'visit.map': claiming(
    plain(
      'Beside the map',
      200,
      'Look for the limestone bell tower and the big oak. Directions in your own app:',
    ),
    'Directions in your own app:',
  ),
  'visit.prayer': group(
    'Beside the prayer form',
    { title: line('Heading', 60), text: text('Words', 300) },
    {
      title: 'May we pray for you?',
      text: 'You need not have visited us before. Write a few words, and we will carry them with you in prayer. Only the people responsible for prayer and for this site read it.',
    },
  ),
  'visit.wondering': claiming(
    group(
      'At the end of the page',
      { title: line('Heading', 60), text: rich('Words', 300) },
      {
        title: 'Still wondering about something?',
        text: '<p>Here is <a href="/about?tab=services#faq">what people ask before a first visit</a>. Or let us know that you are coming, and someone will look out for you.</p>',
      },
    ),
    {
      title: 'Still wondering about something?',
      text: '<p>Here is <a href="/about?tab=services#faq">what people ask before a first visit</a>. Or write to us before you come.</p>',
    },
  ),
} as const;
