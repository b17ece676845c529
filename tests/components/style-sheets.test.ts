import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { ownMenuStyles } from '#components/layout/own-menus.ts';

const root = join(import.meta.dirname, '../..');
const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The classes that the rules of a style sheet name, each once. */
function classesOf(sheet: string): string[] {
  const rules = sheet
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/@import[^;]*;/g, '')
    .replaceAll(/url\([^)]*\)/g, '');
  return [...new Set([...rules.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name))];
}

test('the sheet that every page carries names no class: it holds tokens and plain elements', () => {
  expect(classesOf(read('app/globals.css'))).toEqual([]);
});

test('a style sheet is imported by what lies beside it', () => {
  const sources = files.filter((path) => /\.(tsx?|css)$/.test(path));
  const alone = files
    .filter((path) => path.endsWith('.css'))
    .filter(
      (sheet) =>
        !sources.some(
          (path) =>
            dirname(path) === dirname(sheet) &&
            new RegExp(`(import|from) ['"]\\./${basename(sheet).replaceAll('.', '\\.')}['"]`).test(
              read(path),
            ),
        ),
    );
  expect(alone).toEqual([]);
});

test('a class that a sheet names is worn by a component that brings the sheet with it', () => {
  const components = files.filter((path) => path.endsWith('.tsx'));
  const missing = components.flatMap((path) => {
    const text = read(path);
    const worn = [...text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, plain, template]) =>
      (plain ?? template ?? '').split(/\s+/),
    );
    return worn
      .filter((name) => name in sheetOf && !bringers(path).has(sheetOf[name] ?? ''))
      .map((name) => `${path}: ${name} of ${sheetOf[name]}`);
  });
  expect(missing).toEqual([]);
});

test('what own menus wear on every page is named by no sheet of another part', () => {
  const elsewhere = files.filter(
    (path) => path.endsWith('.css') && !/^(?:app|components\/layout)\//.test(path),
  );
  const named = new Set(elsewhere.flatMap((path) => classesOf(read(path))));
  expect(classesOf(ownMenuStyles)).toContain('menu-shelf');
  expect(classesOf(ownMenuStyles).filter((name) => named.has(name))).toEqual([]);
});

test('no class makes Tailwind declare what shadows, rings, gradients and the like are made of: each page carries that', async () => {
  const sheet = read('app/globals.css');
  const { css } = await postcss([tailwind()]).process(sheet, { from: join(root, 'app/globals.css') });
  const declared = [...css.matchAll(/@property --tw-([\w-]+)/g)].map(([, name]) => name);
  expect(declared.toSorted()).toEqual([
    'border-style',
    'content',
    'duration',
    'ease',
    'font-weight',
    'leading',
    'tracking',
    'translate-x',
    'translate-y',
    'translate-z',
  ]);
});

/** The sheets that are asked for where their classes are worn: those of parts that many draw by hand. */
const sheetOf: Readonly<Record<string, string>> = Object.fromEntries(
  files
    .filter((path) => /^components\/(ui|form)\/[\w-]+\.css$/.test(path))
    .flatMap((path) => classesOf(read(path)).map((name) => [name, path])),
);

/** The sheets that a file imports, itself or through a component it draws. */
function bringers(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  if (!path.endsWith('.tsx')) return seen;
  for (const [, spelling = ''] of read(path).matchAll(/(?:from|import) '([.#][^']+)'/g)) {
    const target = spelling.startsWith('#') ? spelling.slice(1) : join(dirname(path), spelling);
    if (/\.(tsx|css)$/.test(target)) bringers(target, seen);
  }
  return seen;
}
