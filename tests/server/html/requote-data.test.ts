import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { requoteData } from '#server/html/requote-data.ts';

/** As Next writes it: JSON, with what could end the script escaped. */
const asNextWrites = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)}])</script>`;

function run(html: string): string[] {
  const pushed: string[] = [];
  const self = { __next_f: { push: ([, text]: [number, string]) => pushed.push(text) } };
  for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
    runInNewContext(script, { self });
  }
  return pushed;
}

const awkward = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(
    fc.constantFrom("'", '"', '\\', '\n', '\r', '\u2028', '</script', '<!--', '<script', '<p>', '$&', '💒'),
  ),
);

it('hands the browser exactly the strings that Next wrote, whatever is in them', () => {
  fc.assert(
    fc.property(fc.array(awkward, { minLength: 1, maxLength: 3 }), (parts) => {
      const texts = parts.map((part) => [part].flat().join(''));
      expect(run(requoteData(texts.map(asNextWrites).join('<p>between</p>')))).toEqual(texts);
    }),
    { numRuns: 500 },
  );
});

it('says what the page says in the page’s own words, so that both compress as one', () => {
  const html = requoteData(asNextWrites('["$","p",null,{"children":"It’s <b>here</b>"}]'));
  expect(html).toContain('["$","p",null,{"children":"It’s <b>here</b>"}]');
});

it('leaves every other script as it is', () => {
  const html = '<script>self.__next_f=self.__next_f||[]</script><script>a("\\u003c")</script>';
  expect(requoteData(html)).toBe(html);
});
