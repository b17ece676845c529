import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

test('what comes along is listed with its licence, packages inside packages too', async () => {
  const manifest = (name: string, license?: string) => JSON.stringify({ name, version: '1.0.0', license });
  const folder = folderWith({
    'node_modules/pg/package.json': manifest('pg', 'MIT'),
    'node_modules/@scope/one/package.json': manifest('@scope/one', 'ISC'),
    'node_modules/pg/node_modules/inner/package.json': manifest('inner'),
    'node_modules/pg/lib/package.json': '{"type":"module"}',
  });
  await listLicences(folder, { folders: [folder], node: '24.0.0' });
  const [, , ...lines] = readFileSync(join(folder, 'LICENCES.txt'), 'utf8').trim().split('\n');
  expect(lines).toEqual([
    '@scope/one 1.0.0: ISC, node_modules/@scope/one',
    'Node.js 24.0.0: MIT and others, licences/node/LICENSE',
    'inner 1.0.0: see its folder, node_modules/pg/node_modules/inner',
    'pg 1.0.0: MIT, node_modules/pg',
  ]);
});
