import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ownDocument } from '#app/api/openapi.json/document.ts';
import { ApiReference } from '#components/api-docs/api-reference.tsx';
import { readableAreas, readableThings } from '#lib/core/openapi/reading.ts';

const document = await ownDocument();
const areas = readableAreas(document);
const html = renderToStaticMarkup(<ApiReference areas={areas} things={readableThings(document)} />);

test('the page shows every call, and every link on it leads somewhere', () => {
  for (const { calls } of areas) for (const { id } of calls) expect(html).toContain(`id="${id}"`);
  const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, name]) => name);
  expect(anchors.length).toBeGreaterThan(40);
  expect(anchors.filter((name) => !html.includes(`id="${name}"`))).toEqual([]);
});

test('no two things on the page share a name', () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);
  expect(ids.filter((name, at) => ids.indexOf(name) !== at)).toEqual([]);
});

test('the page tells each thing once, and stays light', () => {
  const calls = areas.flatMap((area) => area.calls);
  expect(html.length / calls.length).toBeLessThan(4000);
});
