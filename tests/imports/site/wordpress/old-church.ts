import { entry, event, file, type WordpressSite } from './wordpress-site.ts';

const paragraph = (words: string) => `<p>${words}</p>\n`;

const hall = {
  id: 900,
  venue: 'Parish Hall',
  address: '12 Main Street',
  city: 'Riverton',
  country: 'United States',
  state: 'IL',
  stateprovince: 'IL',
  zip: '62561',
};

/** What the events of the old church are: date, end date, time and place. */
export const wantedEvents: Readonly<Record<string, readonly [string, string | null, string, string]>> = {
  'Harvest Supper': [
    '2026-11-28',
    null,
    '5:30 PM - 8:00 PM',
    'Parish Hall, 12 Main Street, Riverton, IL, 62561',
  ],
  'Youth Retreat': ['2027-01-15', '2027-01-17', 'All day', ''],
  'Day of Prayer': ['2027-02-03', null, 'All day', ''],
  'Carol Sing & Cocoa': ['2026-12-20', null, '6:00 PM', 'Parish Hall, 12 Main Street, Riverton, IL, 62561'],
  'Webinar on Giving': ['2026-12-08', null, '12:00 PM - 1:00 PM', ''],
  'Watch Night': ['2026-12-31', null, '10:30 PM - 12:15 AM', 'Sanctuary'],
  'Book Club': ['2026-12-09', null, '7:00 PM - 8:30 PM', 'Library'],
  'Blood Drive': [
    '2027-01-09',
    null,
    '9:00 AM - 1:00 PM',
    'Parish Hall, 12 Main Street, Riverton, IL, 62561',
  ],
  'Choir Practice': ['2026-12-02', '2027-02-10', '7:00 PM - 8:00 PM', 'Choir Room'],
  'Council Meeting': ['2026-12-14', '2027-03-08', '6:30 PM', ''],
};

/** The site of a small church: ten pages, nine posts, PDFs, a calendar and a menu in its head. */
export function oldChurch(origin: string): Partial<WordpressSite> {
  const pdf = `${origin}/wp-content/uploads/bulletin.pdf`;
  const page = (id: number, path: string, title: string, html: string, more = {}) =>
    entry(origin, 'page', { id, path, title, html, ...more });
  const post = (id: number, path: string, title: string, html: string, more = {}) =>
    entry(origin, 'post', { id, path, title, html, categories: [1], ...more });
  const choir = [
    '2026-12-02',
    '2026-12-09',
    '2026-12-16',
    '2027-01-06',
    '2027-01-13',
    '2027-01-20',
    '2027-01-27',
  ];
  return {
    home: `<!doctype html><html><head><link rel="https://api.w.org/" href="${origin}/wp-json/" /></head><body>
      <header><nav class="main-navigation"><ul id="menu-main">
        <li class="menu-item"><a href="${origin}/">Home</a></li>
        <li class="menu-item menu-item-has-children"><a href="${origin}/who-we-are/">About</a>
          <ul class="sub-menu"><li><a href="${origin}/who-we-are/history/">History</a></li>
          <li><a href="/staff/">Staff</a></li></ul></li>
        <li><a href="${origin}/events/">Events</a></li>
        <li><a href="${origin}/category/families/">News</a></li>
        <li><a href="https://give.test/old">Give</a></li>
      </ul></nav></header><main><h1>Welcome</h1></main>
      <footer><nav aria-label="Footer"><ul><li><a href="/plan/">Visit</a></li></ul></nav></footer></body></html>`,
    pages: [
      page(
        1,
        '/',
        'Home',
        `<h1>Welcome to Old Church</h1>\n${paragraph('We have met by the river since 1912.')}`,
      ),
      page(
        10,
        '/who-we-are/',
        'About &#038; Beliefs',
        `${paragraph('We are a church of <strong>all ages</strong>.<br />\nEveryone is welcome.')}` +
          `<h2 class="wp-block-heading">What we believe</h2>\n<ul>\n<li>One God</li>\n<li>One <a href="${origin}/?page_id=12">family</a></li>\n</ul>\n` +
          `<blockquote class="wp-block-quote"><p>Love one another.</p></blockquote>`,
        { excerpt: '<p>Who we are and why.</p>' },
      ),
      page(
        11,
        '/who-we-are/history/',
        'Our History',
        `<!-- wp:paragraph -->\n${paragraph('Founded in 1912 beside the mill.')}<!-- /wp:paragraph -->\n` +
          `<figure class="wp-block-image"><img decoding="async" src="data:image/gif;base64,R0" data-src="${origin}/wp-content/uploads/mill-300x200.jpg" class="wp-image-31" alt="" /><figcaption class="wp-element-caption">The mill in 1920</figcaption></figure>` +
          paragraph(
            `See the <a href="/wp-content/uploads/bulletin.pdf">bulletin</a> and <a href="../">about us</a>.`,
          ),
        { parent: 10, picture: 31 },
      ),
      page(
        12,
        '/staff/',
        'Staff',
        `<h2>Pastor</h2>${paragraph('Rev. Ann Lee leads worship and visits the sick.')}<h2>Office</h2>${paragraph('Bob Gray answers the telephone.')}`,
      ),
      page(
        13,
        '/plan/',
        'Plan a Visit',
        `${paragraph('Park behind the hall.')}<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="${origin}/events/">See what is on</a></div></div>` +
          `<details class="wp-block-details"><summary>What do I wear?</summary><p>Whatever you like.</p></details>`,
      ),
      page(
        14,
        '/giving/',
        'Giving',
        `${paragraph('Thank you for giving.')}<form class="wpforms-form"><label>Amount wanted</label><input name="amount"><button>Send</button></form>`,
      ),
      page(
        15,
        '/sermons-online/',
        'Watch Online',
        `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper"><iframe title="Service" src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></div></figure>${paragraph('Every Sunday at ten.')}`,
      ),
      page(
        16,
        '/times/',
        'Times',
        `<figure class="wp-block-table"><table><tbody><tr><td>Sunday</td><td>10:00</td></tr><tr><td>Wednesday</td><td>19:00</td></tr></tbody></table></figure>`,
      ),
      page(
        17,
        '/links/',
        'Links',
        paragraph(
          `Read the <a href="${origin}/2025/06/picnic/">picnic</a>, <a href="${origin}/?p=20">again</a>, the <a href="${origin}/event/harvest-supper/">supper</a>, the <a href="${origin}/event/choir-practice/2026-12-09/">choir</a>, all <a href="/category/families/">news</a>, <a href="${pdf}">the bulletin</a> and <a href="${origin}/downloads/rules.pdf">rules</a>.`,
        ),
      ),
      page(18, '/secret/', 'Council only', '', { isProtected: true }),
    ],
    posts: Array.from({ length: 9 }, (_, at) =>
      post(
        20 + at,
        at === 0 ? '/2025/06/picnic/' : `/2025/0${at}/letter-${at}/`,
        at === 0 ? 'Picnic' : `Letter ${at}`,
        paragraph(`News number ${at} of the year, with thanks to all who came.`) +
          paragraph(`More is on the <a href="${origin}/who-we-are/">page about us</a>.`),
        { date: `2025-0${at + 1}-02T09:30:00`, ...(at === 0 && { categories: [5], picture: 31 }) },
      ),
    ),
    media: [file(origin, 30, 'bulletin.pdf'), file(origin, 31, 'mill.jpg', 'The old mill')],
    lists: { 'wp/v2/users': [{ id: 1, name: 'Ann Lee' }] },
    categories: [
      { id: 1, name: 'Uncategorized', link: `${origin}/category/uncategorized/` },
      { id: 5, name: 'Families', link: `${origin}/category/families/` },
    ],
    events: [
      event(origin, {
        ...{ id: 100, path: '/event/harvest-supper/', title: 'Harvest Supper', venue: hall, cost: '$5' },
        ...{ start: '2026-11-28 17:30:00', end: '2026-11-28 20:00:00', words: '<p>Bring a dish.</p>' },
      }),
      event(origin, {
        ...{ id: 101, path: '/event/youth-retreat/', title: 'Youth Retreat', isAllDay: true },
        ...{ start: '2027-01-15 00:00:00', end: '2027-01-17 23:59:59' },
      }),
      event(origin, {
        ...{ id: 102, path: '/event/day-of-prayer/', title: 'Day of Prayer', isAllDay: true },
        ...{ start: '2027-02-03 00:00:00', end: '2027-02-03 23:59:59' },
      }),
      event(origin, {
        ...{ id: 103, path: '/event/carols/', title: 'Carol Sing &amp; Cocoa', venue: hall },
        start: '2026-12-20 18:00:00',
      }),
      event(origin, {
        ...{ id: 104, path: '/event/webinar/', title: 'Webinar on Giving', zone: 'America/New_York' },
        ...{ start: '2026-12-08 13:00:00', end: '2026-12-08 14:00:00' },
        ...{
          utcStart: '2026-12-08 18:00:00',
          utcEnd: '2026-12-08 19:00:00',
          website: 'https://webinar.test/x',
        },
      }),
      event(origin, {
        ...{ id: 105, path: '/event/watch-night/', title: 'Watch Night', venue: { venue: 'Sanctuary' } },
        ...{ start: '2026-12-31 22:30:00', end: '2027-01-01 00:15:00' },
      }),
      event(origin, {
        ...{ id: 106, path: '/event/book-club/', title: 'Book Club', venue: { venue: 'Library' } },
        ...{ start: '2026-12-09 19:00:00', end: '2026-12-09 20:30:00' },
      }),
      event(origin, {
        ...{ id: 107, path: '/event/blood-drive/', title: 'Blood Drive', venue: hall },
        ...{ start: '2027-01-09 09:00:00', end: '2027-01-09 13:00:00' },
      }),
      ...[...choir, '2027-02-10'].map((day, at) =>
        event(origin, {
          ...{ id: 200 + at, path: `/event/choir-practice/${day}/`, title: 'Choir Practice' },
          ...{ start: `${day} 19:00:00`, end: `${day} 20:00:00`, venue: { venue: 'Choir Room' } },
        }),
      ),
      ...['2026-12-14', '2027-01-11', '2027-02-08', '2027-03-08'].map((day, at) =>
        event(origin, {
          ...{ id: 300 + at, path: `/event/council/${day}/`, title: 'Council Meeting' },
          ...{ start: `${day} 18:30:00`, end: `${day} 18:30:00` },
        }),
      ),
    ],
  };
}
