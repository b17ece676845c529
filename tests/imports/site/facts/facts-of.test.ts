import { describe, expect, test } from 'vitest';
import { factsOf } from '#lib/imports/site/facts/facts-of.ts';
import { fastest } from '#tests/support/fastest.ts';

/** A page of the old site. */
function answer(html: string, path = '/', more: { type?: string; status?: number } = {}) {
  return {
    address: `https://www.gracelutheran.org${path}`,
    status: 200,
    type: 'text/html',
    headers: {},
    text: html,
    ...more,
  };
}

const read = (html: string, path = '/', country = 'US') =>
  factsOf(answer(html, path), country).map(({ field, value }) => [field, value]);
const readField = (field: string, html: string, path = '/', country = 'US') =>
  read(html, path, country).flatMap(([name, value]) => (name === field ? [value] : []));

const footer = `<footer><p>Grace Lutheran Church</p><p>1200 Maple Street<br>Springfield, IL 62704</p>
  <p>Phone: <a href="tel:+12175550188">(217) 555-0188</a> | Fax: (217) 555-0199</p>
  <p><a href="mailto:office@gracelutheran.org?subject=Hi">office@gracelutheran.org</a></p>
  <p>Sundays 9:00 &amp; 11:00</p><p>Office hours: Monday–Thursday 9 am – 3 pm</p>
  <a href="https://facebook.com/gracelutheran/"><svg></svg></a><a href="https://www.youtube.com/@gracelutheran/streams">YouTube</a>
  <a href="https://www.facebook.com/sharer/sharer.php?u=x">Share</a>
  <p><a href="https://tithe.ly/give?c=1234">Give</a></p>
  <p>© 2026 Grace Lutheran Church. All rights reserved.</p></footer>`;
const page = (body: string, head = '') =>
  `<!doctype html><html lang="en-US"><head><title>Home | Grace Lutheran Church</title>${head}</head><body>${body}</body></html>`;

describe('facts of a page', () => {
  test('come with the line that each was read from', () => {
    const facts = factsOf(answer(page(`<main><h1>Welcome</h1></main>${footer}`)), 'US');
    expect(facts.map(({ field, value, words }) => [field, value, words])).toEqual([
      ['name', 'Grace Lutheran Church', '© 2026 Grace Lutheran Church. All rights reserved.'],
      ['street', '1200 Maple Street', '1200 Maple Street Springfield, IL 62704'],
      ['city', 'Springfield', '1200 Maple Street Springfield, IL 62704'],
      ['region', 'IL', '1200 Maple Street Springfield, IL 62704'],
      ['postal_code', '62704', '1200 Maple Street Springfield, IL 62704'],
      ['phone', '(217) 555-0188', 'Phone: (217) 555-0188 | Fax: (217) 555-0199'],
      ['email', 'office@gracelutheran.org', 'office@gracelutheran.org'],
      [
        'services',
        [expect.objectContaining({ time: '9:00 AM' }), expect.objectContaining({ time: '11:00 AM' })],
        'Sundays 9:00 & 11:00',
      ],
      [
        'social.facebook',
        'https://www.facebook.com/gracelutheran',
        expect.stringContaining('https://facebook.com/gracelutheran/'),
      ],
      ['social.youtube', 'https://www.youtube.com/@gracelutheran', expect.stringContaining('YouTube')],
      ['giving_url', 'https://tithe.ly/give?c=1234', 'Give'],
      ['language', 'en', '<html lang="en-US">'],
    ]);
    expect(new Set(facts.map(({ found_at }) => found_at))).toEqual(
      new Set(['https://www.gracelutheran.org/']),
    );
  });

  test('are read from structured data', () => {
    const node = {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', name: 'Grace Lutheran Church', url: 'https://www.gracelutheran.org/' },
        {
          '@type': ['Church', 'PlaceOfWorship'],
          name: 'Grace Lutheran Church',
          url: 'https://gracelutheran.org',
          telephone: '+1-217-555-0188',
          email: 'mailto:info@gracelutheran.org',
          logo: { '@type': 'ImageObject', url: '/logo.png' },
          sameAs: ['https://www.instagram.com/gracelutheran/', 'https://vimeo.com/12345'],
          openingHours: ['Mo-We 09:00-12:00', 'sometimes'],
          address: {
            '@type': 'PostalAddress',
            streetAddress: '1200 Maple Street',
            addressLocality: 'Springfield',
            addressRegion: 'IL',
            postalCode: '62704',
          },
        },
        {
          '@type': 'Event',
          name: 'Fair',
          location: { '@type': 'Place', address: { streetAddress: '1 Elsewhere Road' } },
        },
      ],
    };
    const facts = read(
      page(
        '<main><p>Hello</p></main>',
        `<script type="application/ld+json">${JSON.stringify(node)}</script>`,
      ),
    );
    expect(facts).toEqual([
      ['name', 'Grace Lutheran Church'],
      ['street', '1200 Maple Street'],
      ['city', 'Springfield'],
      ['region', 'IL'],
      ['postal_code', '62704'],
      ['phone', '(217) 555-0188'],
      ['email', 'info@gracelutheran.org'],
      ['opening_hours', [1, 2, 3].map((day) => ({ day, opens: '09:00', closes: '12:00' }))],
      ['social.instagram', 'https://www.instagram.com/gracelutheran'],
      ['logo', 'https://www.gracelutheran.org/logo.png'],
      ['language', 'en'],
    ]);
  });

  test('services of a page are one fact, whose days may be headings', () => {
    const body = `<main><h2>Service Times</h2><h3>Sundays</h3><p>9:00 am Traditional</p><p>11:00 am Contemporary</p>
      <h3>Wednesday</h3><p>6:30 pm Bible Study</p><h2>Office Hours</h2><h3>Sunday</h3><p>8:00 am</p></main>`;
    expect(readField('services', page(body), '/visit')).toEqual([
      [
        expect.objectContaining({ target_weekday: 0, time: '9:00 AM', title: 'Traditional' }),
        expect.objectContaining({ target_weekday: 0, time: '11:00 AM', title: 'Contemporary' }),
        expect.objectContaining({ target_weekday: 3, time: '6:30 PM', title: 'Bible Study' }),
      ],
    ]);
  });

  test('of a table are read row by row', () => {
    const body = `<main><h2>Horario de misas</h2><table><tr><td>Sábado</td><td>19:00</td></tr><tr><td>Domingo</td><td>10:00</td><td>12:00</td></tr></table></main>`;
    const [rows] = readField('services', page(body), '/horarios') as {
      time: string;
      target_weekday: number;
    }[][];
    expect(rows?.map(({ target_weekday, time }) => [target_weekday, time])).toEqual([
      [6, '7:00 PM'],
      [0, '10:00 AM'],
      [0, '12:00 PM'],
    ]);
  });

  test('addresses are read as an envelope has them', () => {
    const lines: [string, string, string[]][] = [
      ['1200 Maple Street, Springfield, IL 62704', 'US', ['1200 Maple Street', 'Springfield', 'IL', '62704']],
      [
        'Grace Lutheran Church • 1200 Maple St., Suite 4, Springfield IL 62704-1234',
        'US',
        ['1200 Maple St., Suite 4', 'Springfield', 'IL', '62704-1234'],
      ],
      ['Visit us: 55 King St W, Toronto, ON M5V 2T6', 'CA', ['55 King St W', 'Toronto', 'ON', 'M5V 2T6']],
      ['Calle Mayor 12, 28013 Madrid', 'ES', ['Calle Mayor 12', 'Madrid', '28013']],
      [
        'Dirección: Av. Juárez 123, Col. Centro, 06000 Ciudad de México, CDMX',
        'MX',
        ['Av. Juárez 123, Col. Centro', 'Ciudad de México', 'CDMX', '06000'],
      ],
    ];
    for (const [line, country, parts] of lines) {
      const facts = read(page(`<footer><p>${line}</p></footer>`), '/news/a', country);
      expect(facts.filter(([field]) => field !== 'language').map(([, value]) => value)).toEqual(parts);
    }
  });

  test('colours are those that the page calls so, and no grey or default', () => {
    const head = `<meta name="theme-color" content="#222"><style>:root{--e-global-color-primary:#6EC1E4;--brand-primary: #7a1f2b;--text-primary:#ff0000;--accent:rgb(200, 150, 20)} .x{background:#00ff00}</style>`;
    expect(readField('colours', page('', head))).toEqual([['#7a1f2b', '#c89614']]);
    expect(readField('colours', page('', '<meta name="theme-color" content="#1a5276">'))).toEqual([
      ['#1a5276'],
    ]);
    expect(readField('colours', page('<header style="background-color: #1a5276">x</header>'))).toEqual([
      ['#1a5276'],
    ]);
  });

  test('a logo, a live channel and a language are read where they are said to be', () => {
    const body = `<header class="site-header"><a href="/"><img class="custom-logo" src="/up/grace.png" alt="Grace"></a></header>
      <main><iframe src="https://www.youtube.com/embed/live_stream?channel=UCabcdefghijklmnopqrstuv"></iframe>
      <img src="/up/sponsor-logo.png"><a href="https://www.facebook.com/gracelutheran/live/">Facebook Live</a>
      <a href="https://vimeo.com/event/987654">Vimeo</a></main>`;
    expect(read(page(body), '/live').slice(0, 4)).toEqual([
      ['live.youtube', 'UCabcdefghijklmnopqrstuv'],
      ['live.facebook', 'https://www.facebook.com/gracelutheran/live'],
      ['live.vimeo', 'https://vimeo.com/event/987654'],
      ['logo', 'https://www.gracelutheran.org/up/grace.png'],
    ]);
    expect(readField('language', '<html lang="es-MX"><body></body></html>')).toEqual(['es']);
    expect(readField('language', '<html lang="de"><body></body></html>')).toEqual([]);
  });

  test('a site that does not say its name has the one on its page', () => {
    const html = (body: string) =>
      `<html><head><title>Home</title></head><body><main><h1>Welcome to Faith Bible Church</h1>${body}</main></body></html>`;
    const times = '<h2>Service Times</h2><p>Sunday 10:00 am</p>';
    const at = (text: string) => ({ ...answer(text), address: 'https://fbcpeoria.org/' });
    expect(factsOf(at(html(times)), 'US').map(({ field }) => field)).toEqual(['services']);
    expect(factsOf(at(html(`${times}<h3>First Baptist Church</h3>`)), 'US')).toEqual([]);
    const node =
      '<script type="application/ld+json">{"@type":"Church","name":"Faith Bible","telephone":"217-555-0188"}</script>';
    expect(factsOf(at(html(node)), 'US').map(({ field }) => field)).toEqual(['name', 'phone']);
  });

  test('a page of two megabytes is read in a few seconds', async () => {
    const long = `<style>${'a{background:#123456;--x-primary-y:#abcdef}'.repeat(10_000)}${'-'.repeat(100_000)}</style>`;
    const lines = '<p>Sunday 10:00 am, 1200 Maple Street © Grace 217-555-0188 a@b</p>'.repeat(8000);
    const words = `<p>${'Sundays 9 & '.repeat(30_000)}</p><h2>${'Iglesia De La '.repeat(20_000)}</h2>`;
    const html = page(`${words}<footer>${lines}${words}</footer>`, long);
    expect(await fastest(() => factsOf(answer(html), 'US'), 4000)).toBeLessThan(4000);
  });

  test('a Spanish footer is read', () => {
    const html = `<html lang="es"><head><title>Inicio | Iglesia Bautista Emanuel</title></head><body><footer>
      <p>Tel. 91 555 01 88</p><p>contacto@gracelutheran.org</p><p>Domingos 10:30 y 18:00</p><p>Secretaría: martes 17:00 - 19:00</p>
      <a href="https://donorbox.org/emanuel">Ofrendar</a><p>© 2026 Iglesia Bautista Emanuel | Todos los derechos reservados</p></footer></body></html>`;
    expect(read(html, '/', 'ES')).toEqual([
      ['name', 'Iglesia Bautista Emanuel'],
      ['phone', '915 55 01 88'],
      ['email', 'contacto@gracelutheran.org'],
      [
        'services',
        [expect.objectContaining({ time: '10:30 AM' }), expect.objectContaining({ time: '6:00 PM' })],
      ],
      ['giving_url', 'https://donorbox.org/emanuel'],
      ['language', 'es'],
    ]);
  });
});

const nothing: [name: string, body: string, path: string, head?: string][] = [
  ['partners', `<main><h1>Our partners</h1></main>${footer}`, '/partners'],
  [
    'missionaries',
    `<main><p>Mission House, 12 Main St, Peoria, IL 61601, Sundays 9:00 &amp; 11:00</p></main>${footer}`,
    '/about/missionaries',
  ],
  [
    'another church in a heading',
    `<main><h2>First Baptist Church</h2><p>12 Main Street, Peoria, IL 61601</p><p>Sunday Worship 9:00 am</p></main>${footer}`,
    '/about',
  ],
  [
    'another church on a line',
    `<main><p>St. Mark’s Episcopal Church</p><p>Sundays 8:00 &amp; 10:00 am</p></main>`,
    '/visit',
  ],
  [
    'una iglesia hermana',
    '<main><h2>Iglesia Bautista Emanuel</h2><p>Calle Mayor 12, 28013 Madrid</p><p>Domingos 9:00</p></main>',
    '/',
  ],
  [
    'another church in structured data',
    '<main></main>',
    '/',
    '<script type="application/ld+json">{"@type":"Church","name":"First Baptist","url":"https://firstbaptist.org","telephone":"+12175550100"}</script>',
  ],
  [
    'a sermon',
    '<main><article><p>Sunday: Luke 10:25. Call 217-555-0100. 12 Main Street, Peoria, IL 61601</p></article></main>',
    '/sermons/luke',
  ],
  [
    'an event elsewhere',
    '<main><article><h1>Picnic</h1><p>Sundays 9:00 am worship in the park, 12 Park Road, Peoria, IL 61601</p><a href="tel:2175550100">Ann</a></article></main>',
    '/events/picnic',
  ],
  [
    'a page of staff',
    '<main><h1>Staff</h1><p>Ann Lee <a href="mailto:ann@gracelutheran.org">e-mail</a> <a href="tel:2175550101">call</a></p></main>',
    '/staff',
  ],
  [
    'several people on a page of contacts',
    '<main><p>Ann <a href="tel:2175550101">217-555-0101</a></p><p>Bob <a href="tel:2175550102">217-555-0102</a></p><p>Cy <a href="tel:2175550103">217-555-0103</a></p></main>',
    '/contact',
  ],
  [
    'a fax, a hotline and a post box',
    '<footer><p>Fax: (217) 555-0199</p><p>Crisis hotline: 217-555-0111</p><p>P.O. Box 12, Springfield, IL 62704</p></footer>',
    '/',
  ],
  [
    'addresses of templates',
    '<footer><p>you@example.com</p><a href="mailto:info@wixpress.com">mail</a><a href="https://www.facebook.com/">Facebook</a><a href="https://www.facebook.com/wix">x</a></footer>'.replace(
      '<a href="https://www.facebook.com/wix">x</a>',
      '',
    ),
    '/',
  ],
  [
    'links in posts',
    '<main><article><a href="https://www.facebook.com/somebody">her page</a><a href="https://www.instagram.com/p/abc">photo</a><a href="https://redcross.org/donate">Donate</a></article></main>',
    '/blog/a',
  ],
  [
    'videos and events',
    '<footer><a href="https://www.youtube.com/watch?v=abcdefghijk">Video</a><a href="https://www.facebook.com/events/123">Event</a><a href="https://vimeo.com/12345">v</a></footer>',
    '/',
  ],
  [
    'hours of an office',
    '<footer><h4>Office Hours</h4><p>Sunday 9:00 am – 12:00 pm</p><p>Monday – Friday 9–5</p></footer>',
    '/',
  ],
  ['seasons', '<main><h2>Christmas Services</h2><p>Sunday 5:00 pm</p><p>Sundays 7:00 pm</p></main>', '/'],
  [
    'names of builders',
    '<main></main>',
    '/',
    '<meta property="og:site_name" content="My Site"><meta name="theme-color" content="#ffffff">',
  ],
  [
    'data that is broken',
    '<main></main>',
    '/',
    '<script type="application/ld+json">{"@type":"Church","name":</script>',
  ],
  ['pictures of the page', '<main><img src="/sponsor-logo.png" alt="logo"></main>', '/'],
];

describe('nothing is read where a page says nothing of the church', () => {
  test.each(nothing)('%s', (_name, body, path, head = '') => {
    const html = page(body, head).replace(' lang="en-US"', '');
    expect(read(html, path)).toEqual([]);
  });

  test('other answers than pages', () => {
    for (const more of [{ type: 'application/json' }, { status: 404 }])
      expect(factsOf(answer(page(footer), '/', more), 'US')).toEqual([]);
  });
});
