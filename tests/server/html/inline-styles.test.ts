import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inlineStyles, readStyleSheets } from '#server/html/inline-styles.ts';

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`;
const sheets = new Map([['/_next/static/chunks/a.css', 'p{color:red}']]);

it('writes a sheet of the build into the page, and leaves its link behind without effect', () => {
  expect(inlineStyles(`<head>${link('a.css')}</head>`, sheets)).toBe(
    '<head><style>p{color:red}</style><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" disabled=""/></head>',
  );
});

it('leaves the link to a sheet that it does not know', () => {
  expect(inlineStyles(link('b.css'), sheets)).toBe(link('b.css'));
});

it('reads the sheets of a build, the addresses in them as they are from any page, but none that would end early', async () => {
  const build = await mkdtemp(join(tmpdir(), 'belltower-styles-'));
  await mkdir(join(build, 'static/chunks'), { recursive: true });
  await writeFile(
    join(build, 'static/chunks/a.css'),
    "@font-face{src:url(../media/a.woff2)}p{background:url('/b.png')}q{background:url(data:image/png,x)}b{fill:url(#c)}",
  );
  await writeFile(join(build, 'static/chunks/odd.css'), 'p::after{content:"</style>"}');
  expect(await readStyleSheets(build)).toEqual(
    new Map([
      [
        '/_next/static/chunks/a.css',
        "@font-face{src:url(/_next/static/media/a.woff2)}p{background:url('/b.png')}q{background:url(data:image/png,x)}b{fill:url(#c)}",
      ],
    ]),
  );
  await rm(build, { recursive: true });
});
