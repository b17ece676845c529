import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeLateSheets } from '#server/build/write-late-sheets.mjs';
import { inlineStyles, readStyleSheets, type StyleSheets } from '#server/html/inline-styles.ts';

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`;
const disabled = (name: string) => link(name).replace('/>', ' disabled=""/>');
const sheets: StyleSheets = new Map([['/_next/static/chunks/a.css', { text: 'p{color:red}' }]]);

/** The sheets of a build of these files, as the server reads them. */
async function readBuild(files: Record<string, string>): Promise<StyleSheets> {
  const build = await mkdtemp(join(tmpdir(), 'belltower-styles-'));
  const chunks = join(build, 'static/chunks');
  await mkdir(chunks, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(chunks, name), text);
  await writeLateSheets(join(build, 'static'));
  const found = await readStyleSheets(build);
  await rm(build, { recursive: true });
  return found;
}

it('writes a sheet of the build into the page, and leaves its link behind without effect', () => {
  expect(inlineStyles(`<head>${link('a.css')}</head>`, sheets, { isWhole: false })).toBe(
    `<head><style>p{color:red}</style>${disabled('a.css')}</head>`,
  );
});

it('leaves the link to a sheet that it does not know', () => {
  expect(inlineStyles(link('b.css'), sheets, { isWhole: false })).toBe(link('b.css'));
});

it('reads the sheets of a build, the addresses in them as they are from any page, but none that would end early', async () => {
  const found = await readBuild({
    'a.css':
      "@font-face{src:url(../media/a.woff2)}p{background:url('/b.png')}q{background:url(data:image/png,x)}b{fill:url(#c)}",
    'odd.css': 'p::after{content:"</style>"}',
  });
  expect([...found]).toEqual([
    [
      '/_next/static/chunks/a.css',
      {
        text: "@font-face{src:url(/_next/static/media/a.woff2)}p{background:url('/b.png')}q{background:url(data:image/png,x)}b{fill:url(#c)}",
      },
    ],
  ]);
});

it('writes of the sheet that all pages share what the document uses, and names the rest; all of it where asked', async () => {
  const shared = '@layer theme{:root,:host{--a:1px}}@layer base{p{top:0}td{top:0}}';
  const found = await readBuild({ 'a.css': shared, 'b.css': 'td{left:0}' });
  const page = `${link('a.css')}${link('b.css')}<p>x</p>`;
  const own = `<style>td{left:0}</style>${disabled('b.css')}<p>x</p>`;
  expect(inlineStyles(page, found, { isWhole: false })).toBe(
    '<style>@layer theme{:root,:host{--a:1px}}@layer base{p{top:0}}</style>' +
      `${disabled('a.css')}<link rel="stylesheet" href="/_next/static/chunks/a.late.css" data-late="" disabled=""/>${own}`,
  );
  expect(inlineStyles(page, found, { isWhole: true })).toBe(
    `<style>${shared}</style>${disabled('a.css')}${own}`,
  );
});
