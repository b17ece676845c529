import { expect, it } from 'vitest';
import { shortenData } from '#server/html/shorten-data.ts';

/** As Next writes it. */
const element = (text: string) => {
  const json = JSON.stringify([1, text]).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `<script>self.__next_f.push(${json})</script>`;
};

/** What the page's scripts are given. */
function given(html: string): unknown[] {
  const self = { __next_f: [] as unknown[] };
  for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script/gi))
    new Function('self', script)(self);
  return self.__next_f;
}

it('gives scripts the very same data in fewer bytes', () => {
  const texts = [
    `1:["$","p",null,{"className":"a","children":"It's <b>5 > 4 & 'so'</b>"}]\n`,
    '2:"C:\\\\new \\" \\u003c \t \u2028 \u2029 é 🙂 \u0000"',
    '</script><!-- <script> </SCRIPT> <Script <!doctype <style',
    "\\' \\\\' \\u0027 ` \\` $" + '{a} \\$' + '{a} $ {a} $$',
  ];
  for (const text of texts) expect(given(shortenData(element(text)))).toEqual([[1, text]]);
  const html = texts.map(element).join('<p>');
  expect(given(shortenData(html))).toEqual(texts.map((text) => [1, text]));
  expect(shortenData(html).length).toBeLessThan(html.length);
});

it('leaves out the text of scripts, which the document holds, and no other', () => {
  const row = (element: string, html: string, more = {}) =>
    `1:${JSON.stringify(['$', element, null, { ...more, dangerouslySetInnerHTML: { __html: html } }])}\n`;
  const type = { type: 'application/ld+json' };
  const texts = ['say("hi \\" \\\\ </b>")', '{"@type":"Church","a":"\\\\"}', '$16'];
  const html = element(
    row('script', String(texts[0])) +
      row('script', String(texts[1]), type) +
      row('script', '$16') +
      row('svg', '"g"'),
  );
  expect(given(shortenData(html))).toEqual([
    [1, row('script', '') + row('script', '', type) + row('script', '$16') + row('svg', '"g"')],
  ]);
});

it('writes nothing that would end the script or open a comment in it', () => {
  const html = shortenData(element('</script><!--<script></Script><SCRIPT'));
  expect(html.match(/<[!/s]/gi)).toEqual(['<s', '</']);
});

it('leaves the rest of the document alone', () => {
  const html = `<p>It's "so" \\u003c</p><script>self.__next_f.push([0])</script>`;
  expect(shortenData(html)).toBe(html);
});
