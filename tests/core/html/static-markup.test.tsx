import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Static } from '#components/ui/static/static.tsx';
import {
  collectStaticMarkup,
  insertIntoDocument,
  insertIntoPayload,
  provideStaticMarkup,
  staticMarkup,
} from '#lib/core/html/static-markup.ts';

beforeEach(() => provideStaticMarkup(renderToStaticMarkup));
afterEach(() => provideStaticMarkup(undefined));

/** A page with these parts, each in an element and in the data of its scripts, as Next writes it. */
async function pageOf(parts: readonly React.ReactNode[], { isHeld = true } = {}) {
  const { result, markup } = await collectStaticMarkup(async () => parts.map((part) => staticMarkup(part)));
  const elements = isHeld ? result.map((part) => `<p data-static="${part?.digest}">${part?.html}</p>`) : [];
  const payload = result
    .map((part) => `1:["$","$L2",null,${JSON.stringify({ html: part?.html })}]\n`)
    .join('');
  const data = JSON.stringify(payload).slice(1, -1);
  return {
    document: `${elements.join('')}<script>self.__next_f.push([1,"${data}"])</script>`,
    payload,
    markup,
  };
}

/** What React is given: the texts of the parts in the data of a finished document. */
function partsInData(document: string): string[] {
  const pushed: string[] = [];
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(document) ?? [];
  new Function('self', script)({ __next_f: { push: ([, text]: [number, string]) => pushed.push(text) } });
  return partsIn(pushed.join(''));
}

function partsIn(payload: string): string[] {
  return payload
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row.slice(2))[3].html);
}

const parts = [
  <b key="words">“Come” & see, it’s &lt;free&gt;</b>,
  <i key="signs">{'`$\u007b1}` \\ \u2028 $5 "quoted"'}</i>,
];

test('a document holds each static part once, and the data of its scripts none', async () => {
  const { document, markup } = await pageOf(parts);
  const finished = insertIntoDocument(document, markup);
  for (const text of markup.values()) expect(finished.split(text)).toHaveLength(2);
  expect(partsInData(finished)).toEqual(['', '']);
  expect(finished).not.toContain('static:');
});

test('what stands in no element of the document is in the data of its scripts, and reads as it was written', async () => {
  const { document, markup } = await pageOf(parts, { isHeld: false });
  const finished = insertIntoDocument(document, markup);
  expect(finished.match(/<script>[\s\S]*<\/script>/)?.[0].slice(8, -9)).not.toContain('<');
  expect(partsInData(finished)).toEqual(parts.map((part) => renderToStaticMarkup(part)));
});

test('the data of a page that is come to from another have each part whole', async () => {
  const { payload, markup } = await pageOf(parts);
  expect(partsIn(insertIntoPayload(payload, markup))).toEqual(
    parts.map((part) => renderToStaticMarkup(part)),
  );
});

test('a part that begins with a dollar sign is no reference of React’s', async () => {
  const { payload, markup, document } = await pageOf(['$20 for lunch'], { isHeld: false });
  expect(partsIn(insertIntoPayload(payload, markup))).toEqual(['$$20 for lunch']);
  expect(partsInData(insertIntoDocument(document, markup))).toEqual(['$$20 for lunch']);
});

test('typed text is never taken for a placeholder', async () => {
  const { result, markup } = await collectStaticMarkup(async () =>
    staticMarkup(<p>static:guess:AAAAAAAA;</p>),
  );
  expect(insertIntoDocument(`<div>${result?.html}</div>`, markup)).toBe(
    '<div><p>static:guess:AAAAAAAA;</p></div>',
  );
});

test('a static part within another is drawn with it', () => {
  const outer = (
    <Static as="section">
      <Static className="inner" markup="<b>drawn</b>" /> and <Static as="span">written</Static>
    </Static>
  );
  const html = renderToStaticMarkup(outer);
  expect(html).toMatch(/^<section data-static="[\w-]{8}">/);
  expect(html).toContain('<div class="inner"><b>drawn</b></div> and <span>written</span></section>');
});

test('where nobody draws static parts, as in tests of single components, they are elements like any other', () => {
  provideStaticMarkup(undefined);
  expect(renderToStaticMarkup(<Static id="one">words</Static>)).toBe('<div id="one">words</div>');
});

test('the same part has the same name, another one another', () => {
  const [one, same, other] = ['Ice', 'Ice', 'Snow'].map((words) => staticMarkup(<p>{words}</p>)?.digest);
  expect(one).toBe(same);
  expect(one).not.toBe(other);
});
