import { createElement, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { JsonLd } from '#components/layout/json-ld.tsx';
import { db } from '#lib/core/database/db.ts';
import { mapTexts } from '#lib/core/fields/values.ts';
import { log } from '#lib/core/process/log.ts';
import { type PageTextKey, pageTextKeys, pageTextPages, pageTextRegister } from '#lib/page-texts/register.ts';
import { useDatabase } from '#tests/support/database.ts';

vi.mock('next/navigation', () => import('#tests/support/next/navigation.ts'));

useDatabase();

const hostile = `</script><script>x()</script><i onclick="x()">&"'`;

/** Straight into the table, as no form lets it. */
function hostileValue(key: PageTextKey): unknown {
  const { form, original } = pageTextRegister[key];
  // A list with an address that runs does not fit its key: the original is shown.
  return mapTexts(form, original, (text, { kind, most }) => {
    if (kind === 'line' || kind === 'text') return hostile.length > most ? '<script>' : hostile;
    if (kind === 'link') return 'javascript:x()';
    if (kind === 'rich') return `<p onclick="x()">Hi<script>x()</script><a href="javascript:x()">x</a></p>`;
    return text;
  });
}

interface PageModule {
  default: (props: { searchParams: Promise<object> }) => ReactNode | Promise<ReactNode>;
  generateMetadata?: (props: { searchParams: Promise<object> }) => Promise<{ description?: string }>;
}
const modules = import.meta.glob<PageModule>('../../app/**/page.tsx');

test('no words run on any page, in its data for search engines or its description', async () => {
  vi.spyOn(log, 'warn').mockReturnValue(undefined);
  await db().pageText.createMany({
    data: pageTextKeys.map((key) => ({ key, value: hostileValue(key) as never })),
  });
  for (const { name, path, keys } of pageTextPages.filter((page) => page.name !== 'site')) {
    const page = await modules[`../../app${path === '/' ? '' : path}/page.tsx`]?.();
    if (!page) throw new Error(`no page at ${path}`);
    const props = { searchParams: Promise.resolve({}) };
    const html = await rendered(await page.default(props));
    const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)/g)];
    const running = scripts.filter(([, kind, text]) => text?.includes('x()') && !kind?.includes('ld+json'));
    expect(running, name).toEqual([]);
    expect(html).not.toMatch(/<[a-z][^<>]*\sonclick=/i);
    expect(html).not.toMatch(/href="\s*javascript:/i);
    // They are there to be read.
    if (keys.some((key) => key.endsWith('.lead'))) expect(html, name).toContain('&lt;script&gt;');
    const { description } = (await page.generateMetadata?.(props)) ?? {};
    if (keys.some((key) => key.endsWith('.description'))) expect(description).toBe(hostile);
  }
});

test('no text ends the data for search engines early', async () => {
  const html = await rendered(
    createElement(JsonLd, { data: { '@context': 'https://schema.org', '@type': 'Church', name: hostile } }),
  );
  expect(html.match(/<\/script/g)).toHaveLength(1);
  expect(JSON.parse(html.slice(html.indexOf('{'), html.lastIndexOf('}') + 1)).name).toBe(hostile);
});

async function rendered(node: ReactNode): Promise<string> {
  return new Response(await renderToReadableStream(node)).text();
}
