import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inlineStyles, readStyleSheets, type StyleSheets } from '#server/html/inline-styles.ts';
import { newFolder } from '#tests/support/folders.ts';

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`;
const disabled = (name: string) => link(name).replace('/>', ' disabled=""/>');
const sheets: StyleSheets = new Map([['/_next/static/chunks/a.css', 'p{color:red}']]);

/** The sheets of a build of these files, as the server reads them. */
async function readBuild(files: Record<string, string>): Promise<StyleSheets> {
  const build = newFolder();
  const chunks = join(build, 'static/chunks');
  await mkdir(chunks, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(chunks, name), text);
  const found = await readStyleSheets(build);
  return found;
}

it('writes a sheet of the build into the page, and leaves its link behind without effect', () => {
  expect(inlineStyles(`<head>${link('a.css')}</head>`, sheets)).toBe(
    `<head><style>p{color:red}</style>${disabled('a.css')}</head>`,
  );
});

it('leaves the link to a sheet that it does not know', () => {
  expect(inlineStyles(link('b.css'), sheets)).toBe(link('b.css'));
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
      "@font-face{src:url(/_next/static/media/a.woff2)}p{background:url('/b.png')}q{background:url(data:image/png,x)}b{fill:url(#c)}",
    ],
  ]);
});
