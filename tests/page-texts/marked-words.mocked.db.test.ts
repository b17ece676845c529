import { parseDocument } from 'htmlparser2';
import { createElement, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import RootLayout from '#app/layout.tsx';
import { db } from '#lib/core/database/db.ts';
import { mapNamedTexts } from '#lib/core/fields/values.ts';
import { pageTextKeys, pageTextPages, pageTextRegister } from '#lib/page-texts/register.ts';
import { createTranslation } from '#prisma/factories/translation.ts';
import { inSecondLanguage } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';

vi.mock('next/navigation', () => import('#tests/support/next/navigation.ts'));
vi.mock('#app/fonts.ts', () => ({ fraunces: { variable: 'fraunces' }, figtree: { variable: 'figtree' } }));

useDatabase();

interface PageModule {
  default: (props: { searchParams: Promise<object> }) => ReactNode | Promise<ReactNode>;
}
const modules = import.meta.glob<PageModule>('../../app/**/page.tsx');

/** A word of the first language, which nothing else on a page says. */
const word = 'Zwolf';

test('on pages in the second language each word of the church that stands in the first is marked', async () => {
  const names = new Map<string, string[]>();
  for (const key of pageTextKeys) {
    const { form, original } = pageTextRegister[key];
    const value = mapNamedTexts(form, original, 'value', ({ name, kind }) => {
      names.set(key, [...(names.get(key) ?? []), name]);
      return kind === 'rich' ? `<p>${word}</p><ul><li>${word}</li></ul>` : word;
    });
    await db().pageText.create({ data: { key, value: value as never } });
  }
  const pages = pageTextPages.filter(({ name }) => name !== 'site');
  const before = await inSecondLanguage(() => Promise.all(pages.map(({ path }) => wordsOn(path))));
  expect(before.flatMap(({ unmarked }) => unmarked)).toEqual([]);
  for (const [at, { name }] of pages.entries()) expect(before[at]?.marked, name).toBeGreaterThan(4);
  for (const [row_id, texts] of names) {
    const said = Object.fromEntries(texts.map((name) => [name, [word, `${word} es`] as const]));
    await createTranslation(db(), { table_name: 'page_texts', row_id, texts: said });
  }
  const after = await inSecondLanguage(() => Promise.all(pages.map(({ path }) => wordsOn(path))));
  expect(after.map(({ marked }) => marked)).toEqual(pages.map(() => 0));
  for (const { unmarked } of after) expect(unmarked.length).toBeGreaterThan(4);
});

/** Returns where the word is on a page: how often it is marked, and the elements that do not mark it. */
async function wordsOn(path: string): Promise<{ marked: number; unmarked: string[] }> {
  const page = await modules[`../../app${path === '/' ? '' : path}/page.tsx`]?.();
  if (!page) throw new Error(`no page at ${path}`);
  const children = await page.default({ searchParams: Promise.resolve({}) });
  const stream = await renderToReadableStream(createElement(RootLayout, null, children));
  await stream.allReady;
  const found = { marked: 0, unmarked: [] as string[] };
  const walk = (nodes: ReturnType<typeof parseDocument>['children'], isMarked: boolean, within: string) => {
    for (const node of nodes) {
      if (node.nodeType === 3 && node.nodeValue.includes(word)) {
        if (isMarked) found.marked += 1;
        else found.unmarked.push(`${path}: ${within}`);
      }
      if (!('attribs' in node) || node.name === 'script') continue;
      const { lang } = node.attribs;
      const isOfPage = node.name === 'html';
      walk(
        node.children,
        lang === undefined || isOfPage ? isMarked : lang === 'en',
        `${within} ${node.name}`,
      );
    }
  };
  walk(parseDocument(await new Response(stream).text()).children, false, '');
  return found;
}
