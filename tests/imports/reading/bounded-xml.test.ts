import sax from 'sax';
import { expect, test } from 'vitest';
import { boundedXml } from '#lib/imports/reading/bounded-xml.ts';

/** The elements that were opened, and whether the text was refused. */
function read(text: string) {
  const parser = sax.parser(true, { xmlns: true });
  const opened: string[] = [];
  let isRefused = false;
  let broken: Error | null = null;
  parser.onopentag = ({ name }) => opened.push(name);
  parser.onerror = (error) => {
    broken = error;
  };
  const write = boundedXml(parser, {
    refuse: () => {
      isRefused = true;
    },
    isOver: () => isRefused || broken !== null,
  });
  write(text);
  return { opened, isRefused, broken };
}

const named = (count: number, name = 'a') =>
  Array.from({ length: count }, (_, place) => ` ${name}${place}="x"`).join('');

test.each([
  ['attributes', `<rss><item${named(20_000)}/></rss>`],
  ['declarations of namespaces', `<rss${named(20_000, 'xmlns:n')}/>`],
  ['attributes of an element that never ends', `<rss><item${named(20_000)}`],
])('an element with too many %s is refused before its end', (_what, text) => {
  expect(read(text)).toMatchObject({ isRefused: true });
});

test('what is not an attribute is not counted, however much of it there is', () => {
  const equations = '<p>1 + 1 = 2, 2 = 2</p>'.replaceAll('<', '&lt;').repeat(5_000);
  const long = `<picture src="data:image/png;base64,${'QUJD'.repeat(10_000)}=="/>`;
  const text = `<rss><item${named(200)}>${equations}<![CDATA[${'a=b '.repeat(20_000)}]]></item>${long}${'<b c="d"/>'.repeat(5_000)}</rss>`;
  expect(read(text)).toMatchObject({ isRefused: false, broken: null });
  expect(read(text).opened).toHaveLength(5_003);
});

test('nothing more is parsed once the text is broken', () => {
  expect(read(`<rss><item ${'a '.repeat(100_000)}/></rss>`)).toMatchObject({ opened: ['rss'] });
});
