import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { readFeed } from '#lib/imports/feed/read-feed.ts';
import { feedSource } from '#lib/imports/feed/source.ts';
import type { SourceItem } from '#lib/imports/source.ts';
import { sermonInput } from '#lib/sermons/schema.ts';
import { listenAsSource } from '#tests/support/servers/listen.ts';

const today = '2026-11-23';
const context = { signal: new AbortController().signal, timeZone: 'America/Chicago', today, remembered: {} };

/** What each path of the fake host gives. */
const pages = new Map<string, { body: string | Buffer; type?: string }>();
let host = '';
beforeEach(async () => {
  pages.clear();
  ({ host } = await listenAsSource(({ url = '' }, response) => {
    const page = pages.get(url);
    response
      .writeHead(page ? 200 : 404, { 'content-type': page?.type ?? 'application/rss+xml' })
      .end(page?.body);
  }));
});

async function read(body: string | Buffer, type?: string): Promise<SourceItem[]> {
  pages.set('/feed', { body, ...(type && { type }) });
  return readAt('/feed');
}

async function readAt(path: string): Promise<SourceItem[]> {
  const items: SourceItem[] = [];
  for await (const item of readFeed({ url: `http://${host}${path}` }, context)) items.push(item);
  return items;
}

const sermonsOf = (items: SourceItem[]) =>
  items.flatMap((item) => {
    if (!('record' in item) || item.record.table !== 'sermons') return [];
    const { key, values, pictures } = item.record;
    return [{ key, pictures, ...parseInput(sermonInput, values) }];
  });
const problemsOf = (items: SourceItem[]) =>
  items.flatMap((item) =>
    'problem' in item && !item.problem.includes('new-feed-url') ? [item.problem] : [],
  );

function podcast(...items: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<atom:link rel="self" href="https://pod.example/feed"/>
<title>Grace Church Sermons</title>
<link>https://grace.example</link>
<itunes:author>Grace Church</itunes:author>
<itunes:image href="https://pod.example/cover.jpg"/>
${items.map((item) => `<item>${item}</item>`).join('\n')}
</channel></rss>`;
}

const plain = `<title>Be Still</title><guid isPermaLink="false">ep-1</guid>
<pubDate>Mon, 16 Nov 2026 03:30:00 GMT</pubDate>
<description>A psalm for noisy weeks.</description>
<enclosure url="https://pod.example/1.mp3" length="1" type="audio/mpeg"/>`;

describe('a podcast', () => {
  test('gives sermons with their day at the church, speaker, words, recording and picture', async () => {
    const items = await read(
      podcast(
        `<title><![CDATA[Grace & Peace]]></title><guid>https://pod.example/?p=7</guid>
        <pubDate>Sun, 22 Nov 2026 10:30:00 -0600</pubDate>
        <itunes:author>Jane Doe</itunes:author><itunes:image href="https://pod.example/7.jpg"/>
        <content:encoded><![CDATA[<p>On <em>Romans 8</em>.</p><script>x()</script><p>Notes &amp; more&nbsp;here</p>]]></content:encoded>
        <enclosure url="https://pod.example/7.mp3" length="100" type="audio/mpeg"/>`,
        plain,
      ),
    );
    expect(items[0]).toEqual({ name: 'Grace Church Sermons' });
    expect(sermonsOf(items)).toMatchObject([
      {
        key: 'https://pod.example/?p=7',
        title: 'Grace & Peace',
        date: '2026-11-22',
        speaker: 'Jane Doe',
        description: 'On Romans 8.\n\nNotes & more here',
        video_url: null,
        audio_url: 'https://pod.example/7.mp3',
        pictures: { thumbnail_url: 'https://pod.example/7.jpg' },
      },
      // Three in the morning in Greenwich is the evening before at the church.
      {
        key: 'ep-1',
        date: '2026-11-15',
        speaker: 'Grace Church',
        pictures: { sound: 'https://pod.example/1.mp3' },
      },
    ]);
    expect(problemsOf(items)).toEqual([]);
  });

  test('leads to the video where it names one, else to the film, else to the recording', async () => {
    const items = await read(
      podcast(
        plain.replace('A psalm', 'See https://www.youtube.com/watch?v=dQw4w9WgXcQ too. A psalm'),
        plain
          .replace('ep-1', '2')
          .replace('<enclosure', '<enclosure url="https://pod.example/1.mp4" type="video/mp4"/><enclosure'),
        '<title>Page only</title><link>https://grace.example/3</link><pubDate>2026-11-01</pubDate><description>short</description>',
      ),
    );
    expect(sermonsOf(items)).toMatchObject([
      { video_url: 'https://youtu.be/dQw4w9WgXcQ' },
      { video_url: 'https://pod.example/1.mp4' },
      {
        key: 'https://grace.example/3',
        video_url: 'https://grace.example/3',
        description: '“Page only”, a message from Grace Church Sermons.',
      },
    ]);
  });

  test('has the person after an address, and the author of Dublin Core', async () => {
    const items = await read(
      podcast(
        `${plain}<author>jane@grace.example (Jane Doe)</author>`,
        `${plain.replace('ep-1', '2')}<dc:creator>John Roe</dc:creator>`,
      ),
    );
    expect(sermonsOf(items).map(({ speaker }) => speaker)).toEqual(['Jane Doe', 'John Roe']);
  });

  test('has what it lacks named, and an entry that comes twice taken once', async () => {
    const items = await read(
      podcast(
        plain,
        plain,
        plain.replace('Be Still', ''),
        plain.replace('ep-1', '4').replace(/<pubDate>.*<\/pubDate>/, ''),
        plain.replace('ep-1', '5').replace('16 Nov 2026', '16 Dec 2026'),
        plain.replace('ep-1', '6').replace(/<enclosure.*\/>/, ''),
      ),
    );
    expect(sermonsOf(items)).toHaveLength(1);
    expect(problemsOf(items)).toEqual([
      'Entry 3 of the feed has no title and was left out.',
      '“Be Still” has no date that can be read. It was left out.',
      '“Be Still” is dated after today. It was left out.',
      '“Be Still” has nothing to hear or to see. It was left out.',
    ]);
  });

  test('may be written in another alphabet', async () => {
    const text = podcast(plain.replace('Be Still', 'Gl\u00fcck')).replace('UTF-8', 'ISO-8859-1');
    expect(sermonsOf(await read(Buffer.from(text, 'latin1')))[0]?.title).toBe('Glück');
    const said = 'application/rss+xml; charset=windows-1252';
    expect(
      sermonsOf(await read(Buffer.from(text.replace(' encoding="ISO-8859-1"', ''), 'latin1'), said))[0]
        ?.title,
    ).toBe('Glück');
  });
});

describe('the letters of a feed', () => {
  const titled = (title: string) => podcast(plain.replace('Be Still', title));
  const bare = (text: string) => text.replace(' encoding="UTF-8"', '');
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
  test.each<[string, Buffer, string?]>([
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${titled('Glück’s')}`)],
    ['UTF-16', utf16(titled('Glück’s').replace('UTF-8', 'UTF-16'))],
    ['UTF-16, the high byte first', utf16(titled('Glück’s')).swap16()],
    ['UTF-16 without a mark', Buffer.from(titled('Glück’s').replace('UTF-8', 'UTF-16'), 'utf16le')],
    [
      'UTF-8 that calls itself UTF-16',
      Buffer.from(titled('Glück’s').replace('UTF-8', 'UTF-16')),
      'text/xml; charset=utf-16',
    ],
    ['Windows-1252 by its answer', windows1252(bare(titled('Glück’s'))), 'text/xml; charset=windows-1252'],
    ['Windows-1252 by its declaration', windows1252(titled('Glück’s').replace('UTF-8', 'windows-1252'))],
    ['Windows-1252 that says UTF-8', windows1252(titled('Glück’s'))],
    [
      'UTF-8 of a server that says ISO-8859-1',
      Buffer.from(titled('Glück’s')),
      'text/xml; charset=ISO-8859-1',
    ],
    ['neither declared nor told', Buffer.from(bare(titled('Glück’s')))],
  ])('are read: %s', async (_what, body, type) => {
    expect(sermonsOf(await read(body, type))[0]?.title).toBe('Glück’s');
  });

  test('are those of another alphabet where it is declared', async () => {
    const text = titled('MIR').replace('UTF-8', 'windows-1251');
    const body = Buffer.from(text.replace('MIR', '\xcc\xe8\xf0'), 'latin1');
    expect(sermonsOf(await read(body))[0]?.title).toBe('Мир');
    expect(sermonsOf(await read(body, 'text/xml; charset=UTF-8'))[0]?.title).toBe('Мир');
  });

  test('survive a wrong byte in another entry', async () => {
    const wrong = plain.replace('Be Still', 'Caf\xe9').replace('ep-1', 'ep-2');
    const [before, after] = podcast(plain.replace('Be Still', 'Größe'), wrong).split('Caf\xe9');
    const body = Buffer.concat([Buffer.from(`${before}Caf`), Buffer.of(0xe9), Buffer.from(`${after}`)]);
    expect(sermonsOf(await read(body)).map(({ title }) => title)).toEqual(['Größe', 'Café']);
  });
});

function windows1252(text: string): Buffer {
  return Buffer.from(text.replaceAll('’', '\x92'), 'latin1');
}

describe('the day of a sermon', () => {
  const dated = async (date: string) => {
    const body = podcast(plain.replace(/<pubDate>.*<\/pubDate>/, `<pubDate>${date}</pubDate>`));
    return sermonsOf(await read(body))[0]?.date;
  };
  test.each([
    ['07 Oct 2025', '2025-10-07'],
    ['2025-10-07T23:30:00', '2025-10-07'],
    ['Tue, 07 Oct 2025 23:30', '2025-10-07'],
    ['Tue, 07 Oct 2025 02:00:00 GMT', '2025-10-06'],
    ['2025-10-07T02:00:00+02:00', '2025-10-06'],
    ['Tue, 07 Oct 2025 24:00:00 -0500', '2025-10-08'],
    ['Tue, 7 Oct 25 06:00 pm EDT', '2025-10-07'],
    ['Tue Oct 7 10:00:00 EDT 2025', '2025-10-07'],
    ['Tue Oct 07 2025 10:00:00 GMT-0500 (Central Daylight Time)', '2025-10-07'],
    ['Mon, 3 Feb 2020 06:00:00 CET', '2020-02-02'],
    ['Mon, 3 Feb 2020 16:00:00 MEZ', '2020-02-03'],
    ['Sun, 05 Jan 2025 10:00:00 AEST', '2025-01-04'],
    ['Sun, 05 Jan 2025 03:00:00 XYZT', '2025-01-04'],
    ['Sun, 05 Jan 2025 03:00:00 America/Chicago', '2025-01-05'],
    ['Sonntag, 3. Mai 2026 10:00', '2026-05-03'],
    ['3.5.2026 01:00 Uhr', '2026-05-03'],
    ['So, 03 Mrz 2024 10:00:00 +0100', '2024-03-03'],
    ['dim., 3 août 2025', '2025-08-03'],
    ['mar, 10 févr. 2026 09:00:00 +0000', '2026-02-10'],
    ['domingo, 3 de mayo de 2026', '2026-05-03'],
    ['dom 8 giu 2025', '2025-06-08'],
    ['segunda-feira, 2 de março de 2026', '2026-03-02'],
    ['zo 3 mei 2026 10:00', '2026-05-03'],
    ['Sun, 18 December 2011 09:00:00 MST', '2011-12-18'],
    ['23 December 2008 10:03:00 GMT', '2008-12-23'],
    ['dom., 4 de dezembro de 2011', '2011-12-04'],
    ['10/07/2025', '2025-10-07'],
    ['25/10/2025', '2025-10-25'],
    ['2025年10月7日', '2025-10-07'],
    ['soon', undefined],
    ['31 Feb 2025', undefined],
  ])('of %s is %s wherever the server is', async (written, day) => {
    for (const zone of ['Asia/Tokyo', 'America/Los_Angeles']) {
      vi.stubEnv('TZ', zone);
      expect(await dated(written)).toBe(day);
    }
  });
});

describe('entries under one id', () => {
  const again = plain.replace('Be Still', 'Be Glad').replace('1.mp3', '2.mp3').replace('16 Nov', '9 Nov');
  const third = plain.replace('Be Still', 'Be Kind').replace('1.mp3', '3.mp3').replace('16 Nov', '2 Nov');
  const keysOf = (items: SourceItem[]) =>
    Object.fromEntries(sermonsOf(items).map(({ title, key }) => [title, key]));

  test('are all there, and keep their keys in any order and company', async () => {
    const keys = keysOf(await read(podcast(plain, again)));
    expect(Object.keys(keys)).toEqual(['Be Still', 'Be Glad']);
    expect(new Set(Object.values(keys)).size).toBe(2);
    expect(keysOf(await read(podcast(third, again, plain)))).toMatchObject(keys);
  });

  test('are told apart by their titles where all else is the same', async () => {
    const second = plain.replace('Be Still', 'Part two');
    const keys = keysOf(await read(podcast(plain, second)));
    expect(new Set(Object.values(keys)).size).toBe(2);
    expect(keysOf(await read(podcast(second, plain)))).toEqual(keys);
  });

  test('are one where they say the same, and if only words differ, that is said', async () => {
    const items = await read(podcast(plain, plain.replace('noisy', 'quiet')));
    expect(sermonsOf(items)).toMatchObject([{ key: 'ep-1', description: 'A psalm for noisy weeks.' }]);
    expect(problemsOf(items)).toEqual([
      '“Be Still” is in the feed twice with different words. The first one was taken.',
    ]);
  });
});

describe('a feed of several pages', () => {
  const page = (at: number, next: string | null, relation = 'next') =>
    podcast(
      plain.replace('ep-1', `ep-${at}`).replace('1.mp3', `${at}.mp3`).replace('Be Still', `No. ${at}`),
    ).replace('<title>', next === null ? '<title>' : `<atom:link rel="${relation}" href="${next}"/><title>`);
  const titlesOf = (items: SourceItem[]) => sermonsOf(items).map(({ title }) => title);

  test('is read to its last page, and no page twice', async () => {
    pages.set('/2', { body: page(2, '/feeds/3?a=1&amp;b=2') });
    pages.set('/feeds/3?a=1&b=2', { body: page(3, '/feed', 'prev-archive') });
    expect(titlesOf(await read(page(1, '2')))).toEqual(['No. 1', 'No. 2', 'No. 3']);
  });

  test('has it said where a page cannot be had', async () => {
    const items = await read(page(1, '/gone'));
    expect(titlesOf(items)).toEqual(['No. 1']);
    expect(problemsOf(items)).toEqual([expect.stringMatching(/^Page 2 of the feed could not be read.*404/)]);
  });

  test('has it said where there are more than are read', async () => {
    for (let at = 2; at <= 60; at += 1) pages.set(`/${at}`, { body: page(at, `/${at + 1}`) });
    const items = await read(page(1, '/2'));
    expect(titlesOf(items)).toHaveLength(50);
    expect(problemsOf(items)).toEqual([expect.stringContaining('goes on after 50 pages')]);
  });
});

const channel = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
 <id>yt:channel:abcdefghijklmnopqrstuv</id><title>Grace Church</title>
 <author><name>Grace Church</name><uri>https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv</uri></author>
 ${Array.from(
   { length: 15 },
   (_, at) => `<entry>
  <id>yt:video:dQw4w9WgX${10 + at}</id><yt:videoId>dQw4w9WgX${10 + at}</yt:videoId>
  <title>Sunday ${at}</title>
  <link rel="alternate" href="https://www.youtube.com/watch?v=dQw4w9WgX${10 + at}"/>
  <author><name>Grace Church</name></author>
  <published>2026-11-${10 - (at % 9)}T16:30:00+00:00</published>
  <media:group><media:title>Sunday</media:title>
   <media:content url="https://www.youtube.com/v/dQw4w9WgX${10 + at}?version=3" type="application/x-shockwave-flash"/>
   <media:thumbnail url="https://i.ytimg.com/vi/dQw4w9WgX${10 + at}/hqdefault.jpg" width="480" height="360"/>
   <media:description>Join us on Sunday.
Second line.</media:description></media:group>
 </entry>`,
 ).join('')}
</feed>`;

test('sound that a feed calls bytes of any kind is sound by its name, and anything else is none', async () => {
  const item = (
    at: number,
    name: string,
  ) => `<item><title>Grace ${at}</title><link>https://pod.example/${at}</link>
    <guid>g${at}</guid><pubDate>Sun, 0${at} Nov 2026 10:30:00 -0600</pubDate>
    <enclosure url="https://pod.example/${name}" length="9" type="application/octet-stream"/></item>`;
  const items = await read(`<rss><channel>${item(1, '1.mp3?a=1')}${item(2, '2.pdf')}</channel></rss>`);
  const values = items.flatMap((each) =>
    'record' in each && each.record.table === 'sermons' ? [each.record.values] : [],
  );
  expect(values).toMatchObject([
    { video_url: null, audio_url: 'https://pod.example/1.mp3?a=1', audio_type: null },
    { video_url: 'https://pod.example/2' },
  ]);
});

describe('the sound of an episode', () => {
  const soundsOf = async (...files: string[]) => {
    const items = await read(
      podcast(
        ...files.map((file, at) => plain.replace('ep-1', `ep-${at}`).replace(/<enclosure.*\/>/, file)),
      ).replace('<rss ', '<rss xmlns:media="http://search.yahoo.com/mrss/" '),
    );
    return items.flatMap((item) =>
      'record' in item && item.record.table === 'sermons' ? [item.record.values] : [],
    );
  };

  test.each([
    ['one.mp3', 'x-audio/mp3'],
    ['one.mp3', 'text/plain'],
    ['one.MP3?source=feed', 'application/x-mpeg'],
    ['one.m4a', 'video/mp4'],
    ['get.php?file=one.mp3', 'text/html'],
    ['get.php?file=one.mp3&amp;play=1', ''],
  ])('is known by the name of its file, %s, where it is called %s', async (name, type) => {
    const file = `<enclosure url="https://pod.example/${name}" length="9" type="${type}"/>`;
    const [values] = await soundsOf(file);
    expect(values).toMatchObject({
      video_url: null,
      audio_url: `https://pod.example/${name.replace('&amp;', '&')}`,
      audio_type: null,
    });
  });

  const content = (more: string, name = 'one.mp3') =>
    `<media:content url="https://pod.example/${name}" type="audio/mpeg" ${more}/>`;
  const enclosure = (more: string, name = 'one.mp3') =>
    `<enclosure url="https://pod.example/${name}" type="audio/mpeg" ${more}/>`;
  test.each([
    [`${content('fileSize="1970153"')}${enclosure('length="1970153"')}`, 1970153],
    [`${content('')}${enclosure('length="1970153"')}`, 1970153],
    [`${enclosure('')}${content('fileSize="1970153"')}`, 1970153],
    [`${content('', 'other.mp3')}${enclosure('length="8398887"')}`, 8398887],
    [`${enclosure('').replace('https:', 'http:')}${content('fileSize=" 1970153"')}`, 1970153],
    [enclosure('length="8398887 "'), 8398887],
    [enclosure('length="8,398,887"'), 8398887],
    [enclosure('length="0"'), null],
    [enclosure('length="12:30"'), null],
    [enclosure('length="12345678901"'), null],
  ])('has the size that any entry of the file says: %s', async (files, bytes) => {
    expect((await soundsOf(files))[0]?.audio_bytes).toBe(bytes);
  });

  test('of an address with blanks, accents or a bare % is stored as it is sent; its id stays', async () => {
    const [first, second, third] = await soundsOf(
      ...['Part 3 Sermón.mp3', 'Part%203 100%.mp3', 'a|b.mp3 '].map((name) => enclosure('', name)),
    );
    expect(first?.audio_url).toBe('https://pod.example/Part%203%20Serm%C3%B3n.mp3');
    expect(second?.audio_url).toBe('https://pod.example/Part%203%20100%25.mp3');
    expect(third?.audio_url).toBe('https://pod.example/a%7Cb.mp3');
    const item = `<title>Be Still</title><pubDate>2026-11-01</pubDate>${enclosure('', 'Sermón 1.mp3')}`;
    const items = await read(
      podcast(`${item}<itunes:image href="https://pod.example/Foto 1.jpg"/><description>short</description>`),
    );
    expect(sermonsOf(items)).toMatchObject([
      {
        key: 'https://pod.example/Sermón 1.mp3',
        pictures: { thumbnail_url: 'https://pod.example/Foto%201.jpg' },
      },
    ]);
  });

  test('is no picture that lies beside it', async () => {
    const picture = '<media:content url="https://pod.example/cover.jpg"/>';
    expect(await soundsOf(`${picture}${enclosure('')}`)).toMatchObject([
      { video_url: null, audio_url: 'https://pod.example/one.mp3' },
    ]);
  });
});

test('an author’s address is never the speaker’s name', async () => {
  const authors = ['Jane Doe &lt;jane@grace.example&gt;', '"Jane Doe" &lt;mailto:jane@grace.example&gt;'];
  const more = [
    'jane@grace.example',
    '<![CDATA[Jane Doe <jane@grace.example>]]>',
    'Jane Doe (jane@grace.example)',
  ];
  const items = await read(
    podcast(
      ...[...authors, ...more].map(
        (author, at) => `${plain.replace('ep-1', `${at}`)}<author>${author}</author>`,
      ),
    ),
  );
  expect(sermonsOf(items).map(({ speaker }) => speaker)).toEqual([
    ...['Jane Doe', 'Jane Doe', 'Grace Church', 'Jane Doe', 'Jane Doe'],
  ]);
});

test('a channel of YouTube gives its videos, and how many that are is said', async () => {
  const items = await read(channel.replace(/2026-11-(\d)T/g, '2026-11-0$1T'));
  expect(sermonsOf(items)[0]).toMatchObject({
    key: 'yt:video:dQw4w9WgX10',
    title: 'Sunday 0',
    date: '2026-11-10',
    speaker: 'Grace Church',
    video_url: 'https://youtu.be/dQw4w9WgX10',
    description: 'Join us on Sunday.\nSecond line.',
    pictures: { thumbnail_url: 'https://i.ytimg.com/vi/dQw4w9WgX10/hqdefault.jpg' },
  });
  expect(sermonsOf(items)).toHaveLength(15);
  expect(problemsOf(items)).toEqual(['YouTube lists only the latest 15 videos of a channel.']);
});

test('a page that names its feed leads to it, and another page is refused', async () => {
  pages.set('/feed', { body: podcast(plain) });
  const link = '<link rel="alternate" type="application/rss+xml" title="RSS" href="/feed">';
  pages.set('/', { body: `<!DOCTYPE html><html><head>${link}</head></html>`, type: 'text/html' });
  expect(sermonsOf(await readAt('/'))).toHaveLength(1);
  pages.set('/', { body: '<!DOCTYPE html><html></html>', type: 'text/html' });
  await expect(readAt('/')).rejects.toThrow('This address gives no podcast and no channel.');
  await expect(readAt('/nowhere')).rejects.toThrow('The address answered with 404.');
});

describe('what is broken in one entry', () => {
  const first = plain.replace('Be Still', 'First');
  const last = plain.replace('Be Still', 'Last').replace('ep-1', 'ep-3').replace('1.mp3', '3.mp3');
  const broken = plain.replace('ep-1', 'ep-2').replace('1.mp3', '2.mp3');
  test.each<[string, string, string?]>([
    ['a bare & in a title', broken.replace('Be Still', 'Bread & wine'), 'Bread & wine'],
    ['a bare & in an address', broken.replace('2.mp3', '2.mp3?a=1&b=2'), 'Be Still'],
    ['a cut reference', broken.replace('for noisy', 'for &quot...'), 'Be Still'],
    ['a reference cut by a tag', broken.replace('weeks.', 'weeks &am'), 'Be Still'],
    ['a tag that is not closed', broken.replace('</description>', ''), 'Be Still'],
    ['a tag that is not opened', broken.replace('<description>', ''), 'Be Still'],
    ['HTML as it is', broken.replace('for', 'for<br><a href=/x>all</a> <p>of'), 'Be Still'],
    ['a sign', broken.replace('for', 'for 2 < 3 <3 weeks'), 'Be Still'],
    ['tags out of order', broken.replace('Be Still</title>', 'Be Still</guid></title>')],
    ['a tag without its end', broken.replace('</description>', '</description'), 'Be Still'],
    ['a quote that is not closed', broken.replace('isPermaLink="false"', 'isPermaLink="false')],
    ['an attribute without quotes', broken.replace('length="1"', 'length=1'), 'Be Still'],
    ['an end of the entry too many', `${broken}</item>`, 'Be Still'],
  ])('harms no other: %s', async (_what, entry, title) => {
    const titles = sermonsOf(await read(podcast(first, entry, last))).map((sermon) => sermon.title);
    expect(titles.filter((each) => /^(?:First|Last)$/.test(each))).toEqual(['First', 'Last']);
    if (title) expect(titles).toContain(title);
  });

  test('ends where the next one begins', async () => {
    const text = podcast(first, broken, last).replaceAll('</item>', '');
    expect(sermonsOf(await read(text)).map(({ title }) => title)).toEqual(['First', 'Be Still', 'Last']);
  });

  test('stands in a section that is read as it is', async () => {
    const id = '<guid isPermaLink="false"><![CDATA[https://pod.example/?a=1&b=2]]></guid>';
    const items = await read(podcast(first.replace(/<guid.*<\/guid>/, id)));
    expect(sermonsOf(items)[0]?.key).toBe('https://pod.example/?a=1&b=2');
  });
});

describe('what no feed should be', () => {
  const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
  const file = '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
  test.each([
    ['definitions that grow', podcast(plain).replace('?>', `?>${laughs}`), 'definitions of its own'],
    [
      'definitions that read files',
      podcast(plain.replace('Be Still', '&x;')).replace('?>', `?>${file}`),
      'definitions of its own',
    ],
    ['half a feed', podcast(plain).slice(0, -30), 'could not be read to its end'],
    ['elements in elements without end', podcast('<a>'.repeat(5000)), 'could not be read to its end'],
    ['another kind of XML', '<?xml version="1.0"?><svg></svg>', 'no podcast and no channel'],
    ['plain words', 'hello', 'could not be read to its end'],
    [
      '100 MB',
      `<rss><channel><title>${'x'.repeat(100_000_000)}</title></channel></rss>`,
      'larger than 20 MB',
    ],
    ['errors without end', podcast('</a>'.repeat(200_000)), 'could not be read to its end'],
    [
      'more entries than any church has',
      `<rss><channel>${'<item/>'.repeat(20_001)}</channel></rss>`,
      'more than 20,000 entries',
    ],
  ])('is refused: %s', async (_what, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  test('names of characters that only HTML knows harm nothing', async () => {
    const [sermon] = sermonsOf(
      await read(podcast(plain.replace('noisy weeks', 'noisy&nbsp;weeks &hellip;'))),
    );
    expect(sermon?.description).toBe('A psalm for noisy weeks ….');
  });
});

test('an address is taken as people have it', () => {
  const read = (url: string) => feedSource.options.safeParse({ url }).data?.url;
  expect(read(' https://pod.example/feed ')).toBe('https://pod.example/feed');
  expect(read('feed://pod.example/feed')).toBe('https://pod.example/feed');
  expect(read('feed:https://pod.example/feed')).toBe('https://pod.example/feed');
  expect(read('file:///etc/passwd')).toBeUndefined();
});
