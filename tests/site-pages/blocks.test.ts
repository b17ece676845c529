import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import english from '#lib/language/generated/en.ts';
import { type BlockKind, blockKinds, blockList, blockTypes } from '#lib/site-pages/blocks/block.ts';
import { blockExcerpt, blockWords } from '#lib/site-pages/blocks/block-texts.ts';
import { checkedBlocks } from '#lib/site-pages/blocks/check-blocks.ts';

const id = '11111111-1111-4111-8111-111111111111';
const url = '/uploads/pages/a.webp';

/** A valid block of each kind, as a client sends it. */
const valid: Record<BlockKind, object> = {
  words: { html: '<p>Welcome</p>' },
  picture: { url, alt: '' },
  words_picture: { html: '<p>Welcome</p>', url, alt: 'The hall', side: 'right' },
  gallery: { pictures: [{ url: 'https://example.org/a.jpg', alt: 'The hall' }] },
  questions: { items: [{ question: 'When?', answer: 'On Sunday.' }] },
  people: { items: [{ name: 'Ann', role: 'Organist', words: '', picture_url: null, email: null }] },
  buttons: { items: [{ label: 'Come', url: '/visit' }] },
  notice: { html: 'Closed in July' },
  events: { count: 3, ministry_id: id, search: 'picnic' },
  next_dates: { event_id: id, count: 20 },
  service_times: {},
  sermons: { count: 1, series: 'Hope' },
  address: {},
  form: { form_id: id },
  prayer: {},
  documents: { category: 'Bulletins' },
  video: { url: 'https://youtu.be/dQw4w9WgXcQ' },
  embed: { url: 'https://oakhill.churchcenter.com/people/forms/1', title: 'Sign up' },
};

const parse = (blocks: unknown) => parseInput(z.object({ blocks: blockList }), { blocks }).blocks;

/** The messages of a refusal, by field. */
function refusal(blocks: unknown): Record<string, string[]> {
  try {
    checkedBlocks(parse(blocks));
  } catch (error) {
    return (error as { more: { fields: Record<string, string[]> } }).more.fields;
  }
  return {};
}

test.each(blockKinds)(
  'a block of the kind %s is stored as it is sent, and has a name and a description',
  (kind) => {
    const block = { kind, ...valid[kind] };
    expect(checkedBlocks(parse([block]))).toEqual([block]);
    expect(english.blocks.kinds[kind]).toBeTruthy();
    expect(english.blocks.about[kind]).toBeTruthy();
  },
);

test.each(blockKinds)('a field that %s does not have is refused by its name', (kind) => {
  expect(refusal([{ kind, ...valid[kind], colour: 'red' }])).toEqual({
    'blocks.0.colour': ['There is no field “colour” here.'],
  });
});

test('each field of a form is a field of the schema, and the reverse', () => {
  for (const kind of blockKinds) {
    const { fields, schema } = blockTypes[kind];
    expect(Object.keys(schema.shape)).toEqual(['kind', 'id', ...Object.keys(fields)]);
  }
});

test.each([
  ['an unknown kind', [{ kind: 'columns' }], 'blocks.0.kind', 'There is no part “columns”.'],
  ['no list', 'words', 'blocks', english.blocks.notAList],
  ['a picture without a description', [{ kind: 'picture', url }], 'blocks.0.alt', english.blocks.noAlt],
  ['words without words', [{ kind: 'words', html: '<p> </p>' }], 'blocks.0.html', english.errors.empty],
  ['21 events', [{ kind: 'events', count: 21 }], 'blocks.0.count', english.errors.notBetween(1, 20)],
  [
    'a video elsewhere',
    [{ kind: 'video', url: 'https://example.org/a' }],
    'blocks.0.url',
    english.blocks.noVideo,
  ],
  [
    'an entry of a list',
    [{ kind: 'buttons', items: [{ label: 'Go', url: 'javascript:alert(1)' }] }],
    'blocks.0.items.0.url',
    english.errors.notAnAddress,
  ],
  [
    'a line break in a line',
    [{ kind: 'buttons', items: [{ label: 'a\nb', url: '/visit' }] }],
    'blocks.0.items.0.label',
    english.errors.oneLine,
  ],
])('%s is refused beside its field', (_what, blocks, field, message) => {
  expect(refusal(blocks)).toEqual({ [field]: [message] });
});

describe('an embed', () => {
  const embed = (address: string) => [{ kind: 'embed', url: address, title: 'A form' }];

  test.each([
    'https://docs.google.com/forms/d/e/1/viewform',
    'https://calendar.google.com/calendar/embed?src=a',
    'https://open.spotify.com/embed/show/1',
    'https://www.openstreetmap.org/export/embed.html',
    'https://church.us1.list-manage.com/subscribe',
    'https://tithe.ly/give',
  ])('of %s is taken', (address) => {
    expect(refusal(embed(address))).toEqual({});
  });

  test.each([
    'javascript:alert(1)',
    'http://docs.google.com/forms',
    'https://evil.test/',
    'https://docs.google.com.evil.test/',
    'https://evildocs.google.com:8443/',
    'https://google.com/',
    'https://user:secret@docs.google.com/',
    '//docs.google.com/forms',
    'data:text/html,a',
    '',
  ])('of %j is refused: a button can lead there', (address) => {
    expect(refusal(embed(address))).toEqual({
      'blocks.0.url': ['This cannot be shown here; a button can lead to it'],
    });
  });

  test('of a host in EMBED_HOSTS is taken', () => {
    vi.stubEnv('EMBED_HOSTS', 'Forms.example.org, example.net');
    expect(refusal(embed('https://a.forms.example.org/1'))).toEqual({});
    expect(refusal(embed('https://example.org/'))).not.toEqual({});
  });
});

test('a page has at most 40 blocks, and 300,000 bytes of them', () => {
  const words = { kind: 'words', html: '<p>A</p>' };
  expect(refusal(Array(40).fill(words))).toEqual({});
  expect(refusal(Array(41).fill(words))).toEqual({ blocks: [english.blocks.tooMany(40)] });
  // Two bytes a letter.
  const long = { kind: 'words', html: `<p>${'é'.repeat(19_900)}</p>` };
  expect(refusal(Array(7).fill(long))).toEqual({});
  expect(refusal(Array(8).fill(long))).toEqual({ blocks: [english.blocks.tooLarge(300)] });
});

test('HTML keeps what a text needs and loses what runs', () => {
  const hostile =
    '<h2>Come</h2><p onclick="a()">In <script>alert(1)</script><a href="javascript:b()">it</a></p>';
  const [block] = checkedBlocks(parse([{ kind: 'words', html: hostile }]));
  expect(block).toEqual({ kind: 'words', html: '<h3>Come</h3><p>In <a>it</a></p>' });
});

test('the words of blocks are what visitors read, without addresses', () => {
  const blocks = parse(blockKinds.map((kind) => ({ kind, ...valid[kind] })));
  expect(blockWords(blocks).split('\n')).toEqual([
    'Welcome',
    'Welcome',
    'The hall',
    'The hall',
    'When?',
    'On Sunday.',
    'Ann',
    'Organist',
    'Come',
    'Closed in July',
    'picnic',
    'Sign up',
  ]);
});

test('the excerpt of a block ends at a word', () => {
  const long = `<p>${'glad '.repeat(30)}</p>`;
  expect(blockExcerpt({ kind: 'words', html: '<p>We are <b>glad</b>.</p>' })).toBe('We are glad.');
  expect(blockExcerpt({ kind: 'words', html: long })).toMatch(/^(glad ){10,}glad…$/);
  expect(blockExcerpt({ kind: 'prayer' })).toBe('');
});
