import { type Collection, event, post, type SquarespaceSite } from './squarespace-site.ts';

/** A section of a page as version 7.1 writes it. */
const block = (kind: string, inner: string, attributes = '') =>
  `<div class="sqs-block ${kind}-block sqs-block-${kind}" data-block-type="2" ${attributes}><div class="sqs-block-content">${inner}</div></div>`;
const section = (...blocks: string[]) =>
  `<section class="page-section"><div class="sqs-layout"><div class="row sqs-row"><div class="col">${blocks.join('')}</div></div></div></section>`;
const words = (html: string) => block('html', `<div class="sqs-html-content">${html}</div>`);

const hour = 3_600_000;
const hall = {
  addressTitle: 'Parish Hall',
  addressLine1: '12 Main Street',
  addressLine2: 'Riverton, IL, 62561',
  addressCountry: 'United States',
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
  'Carol Sing': ['2026-12-20', null, '6:00 PM', 'Parish Hall, 12 Main Street, Riverton, IL, 62561'],
  'Summer Fair': ['2026-07-11', null, '9:00 AM - 1:00 PM', ''],
  'Watch Night': ['2026-12-31', null, '10:30 PM - 12:15 AM', 'Sanctuary'],
  'Book Club': ['2026-12-09', null, '7:00 PM - 8:30 PM', 'Library'],
  'Blood Drive': [
    '2027-01-09',
    null,
    '9:00 AM - 1:00 PM',
    'Parish Hall, 12 Main Street, Riverton, IL, 62561',
  ],
  Picnic: ['2026-06-07', null, '12:00 PM - 2:00 PM', 'The river'],
  Concert: ['2026-10-03', null, '7:30 PM - 9:00 PM', ''],
};

/** The site of a small church: nine pages, 24 posts in two parts, a calendar, a gallery, a podcast and a shop. */
export function oldChurch(origin: string): Partial<SquarespaceSite> {
  const page = (path: string, title: string, ...blocks: string[]): Collection => ({
    ...{ id: `page-${path}`, path, title, typeName: 'page' },
    html: section(...blocks),
  });
  return {
    home: `<!doctype html><html><body><header id="header"><nav class="header-nav-list">
      <div class="header-nav-item header-nav-item--collection"><a href="/">Home</a></div>
      <div class="header-nav-item header-nav-item--folder"><button class="header-nav-folder-title">Us</button>
        <div class="header-nav-folder-content"><div class="header-nav-folder-item"><a href="/who-we-are"><span>Who we are</span></a></div>
        <div class="header-nav-folder-item"><a href="/staff">Staff</a></div></div></div>
      <div class="header-nav-item"><a href="/whats-on">What is on</a></div>
      <div class="header-nav-item"><a href="/letters">Letters</a></div>
      </nav></header></body></html>`,
    collections: [
      page(
        '/home',
        'Home',
        words('<h1>Welcome to Old Church</h1><p>We have met by the river since 1912.</p>'),
      ),
      page(
        '/who-we-are',
        'Who we are',
        words(
          '<h2>Our story</h2><p>Founded beside the <em>mill</em> in 1912.</p><ul><li><p>One God</p></li><li><p>One family</p></li></ul>',
        ),
        block(
          'image',
          `<figure><div class="image-block-wrapper"><noscript><img src="${origin}/mill.jpg"></noscript><img data-src="${origin}/mill.jpg" data-image="${origin}/mill.jpg" alt="The mill"></div><figcaption class="image-caption-wrapper"><p>The mill in 1920</p></figcaption></figure>`,
        ),
        block(
          'quote',
          '<figure><blockquote><span>“</span>Love one another<span>”</span></blockquote><figcaption class="source">— John</figcaption></figure>',
        ),
      ),
      page('/staff', 'Staff', words('<h3>Rev. Ann Lee</h3><p>Pastor</p><h3>Bob Gray</h3><p>Office</p>')),
      page(
        '/questions',
        'Questions',
        block(
          'accordion',
          `<ul class="accordion-items-container">${[
            'Where do I park?|Behind the hall.',
            'What do I wear?|Whatever you like.',
          ]
            .map((text) => text.split('|'))
            .map(
              ([question, answer]) =>
                `<li class="accordion-item"><h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target"><span class="accordion-item__title">${question}</span><div class="accordion-icon-container"></div></button></h4><div class="accordion-item__dropdown"><div class="accordion-item__description"><p>${answer}</p></div></div></li>`,
            )
            .join('')}</ul>`,
        ),
      ),
      page(
        '/watch',
        'Watch',
        block(
          'video',
          '<div class="sqs-video-wrapper"></div>',
          `data-block-json="${'{"html":"<iframe src=\\"https://www.youtube.com/embed/dQw4w9WgXcQ\\"></iframe>","url":"https://youtu.be/dQw4w9WgXcQ"}'.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`,
        ),
        words('<p>Every Sunday at ten.</p>'),
      ),
      page(
        '/give',
        'Give',
        words('<p>Thank you for giving.</p>'),
        block(
          'button',
          '<div class="sqs-block-button-container"><a href="https://give.test/old" class="sqs-block-button-element">Give online</a></div>',
        ),
        block('code', '<script>track()</script>'),
      ),
      page(
        '/contact',
        'Contact',
        words('<p>Write to us.</p>'),
        block('form', '<form><label>Name</label><input></form>'),
      ),
      page(
        '/links',
        'Links',
        words(
          `<p>See <a href="/who-we-are">us</a>, <a href="/letters/2025/5/4/letter-3">a letter</a>, <a href="/whats-on/harvest-supper">the supper</a>, <a href="/whats-on">all events</a>, <a href="/letters">all letters</a>, <a href="/talks/hope">a talk</a>, <a href="/">home</a> and the <a href="/s/bulletin.pdf">bulletin</a>.</p>`,
        ),
      ),
      page('/times', 'Times', words('<p>Sunday at 10:00</p><p>Wednesday at 19:00</p>')),
      {
        id: 'album',
        path: '/photos',
        title: 'Photos',
        typeName: 'gallery',
        items: ['a', 'b', 'c'].map((name) => ({
          id: name,
          title: `Photo ${name}`,
          fullUrl: `/photos/${name}`,
          assetUrl: `${origin}/${name}.jpg`,
        })),
      },
      {
        ...{ id: 'letters', path: '/letters', title: 'Letters', typeName: 'blog-basic-grid' },
        items: Array.from({ length: 24 }, (_, at) =>
          post(
            `/letters/2025/5/4/letter-${at}`,
            `Letter ${at}`,
            section(
              words(
                `<p>News number ${at} of the year. More is on the <a href="/who-we-are">page about us</a>.</p>`,
              ),
            ),
            {
              publishOn: Date.UTC(2025, 4, 4, 15, 30) - at * 24 * hour,
              ...(at === 0 && { categories: ['Families'], assetUrl: `${origin}/letter.jpg` }),
            },
          ),
        ),
      },
      {
        ...{ id: 'talks', path: '/talks', title: 'Talks', typeName: 'blog-basic-grid' },
        items: [
          post(
            '/talks/hope',
            'Hope',
            section(
              block(
                'audio',
                `<div class="sqs-audio-embed" data-url="https://static1.squarespace.com/static/hope.mp3" data-title="Hope" data-author="Rev. Ann Lee"></div>`,
              ),
              words('<p>On hope in hard times.</p>'),
            ),
          ),
        ],
      },
      {
        ...{ id: 'events', path: '/whats-on', title: 'What is on', typeName: 'events-stacked' },
        upcoming: [
          event(
            '/whats-on/harvest-supper',
            'Harvest Supper',
            [Date.UTC(2026, 10, 28, 23, 30), Date.UTC(2026, 10, 29, 2)],
            { location: hall },
          ),
          event('/whats-on/retreat', 'Youth Retreat', [
            Date.UTC(2027, 0, 15, 6),
            Date.UTC(2027, 0, 18, 5, 59),
          ]),
          event('/whats-on/prayer', 'Day of Prayer', [Date.UTC(2027, 1, 3, 6), Date.UTC(2027, 1, 4, 6)]),
          event('/whats-on/carols', 'Carol Sing', [Date.UTC(2026, 11, 21, 0)], { location: hall }),
          event(
            '/whats-on/watch-night',
            'Watch Night',
            [Date.UTC(2027, 0, 1, 4, 30), Date.UTC(2027, 0, 1, 6, 15)],
            { location: { addressTitle: 'Sanctuary', addressLine1: '', addressLine2: '', mapLat: 40.7 } },
          ),
          event('/whats-on/books', 'Book Club', [Date.UTC(2026, 11, 10, 1), Date.UTC(2026, 11, 10, 2, 30)], {
            location: { addressTitle: 'Library' },
          }),
          event('/whats-on/blood', 'Blood Drive', [Date.UTC(2027, 0, 9, 15), Date.UTC(2027, 0, 9, 19)], {
            location: hall,
          }),
        ],
        past: [
          event('/whats-on/fair', 'Summer Fair', [Date.UTC(2026, 6, 11, 14), Date.UTC(2026, 6, 11, 18)]),
          event('/whats-on/picnic', 'Picnic', [Date.UTC(2026, 5, 7, 17), Date.UTC(2026, 5, 7, 19)], {
            location: { addressTitle: 'The river' },
          }),
          event('/whats-on/concert', 'Concert', [Date.UTC(2026, 9, 4, 0, 30), Date.UTC(2026, 9, 4, 2)]),
        ],
      },
      {
        id: 'shop',
        path: '/shop',
        title: 'Book Table',
        typeName: 'products',
        items: [post('/shop/hymnal', 'Hymnal', '', { variants: [{ price: 2500 }] })],
      },
    ],
  };
}
