import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { licencesIn } from '#scripts/image/running-packages.mjs';
import { newFolder } from '#tests/support/folders.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const start: string = JSON.parse(read('package.json')).scripts.start;

test('the image and the service of systemd start the very program that npm start does', () => {
  const [, command = '[]'] = /^CMD (\[.+\])$/m.exec(read('Dockerfile')) ?? [];
  expect(JSON.parse(command).join(' ')).toBe(start);
  expect(read('scripts/release/system/belltower.service')).toContain(
    `\nExecStart=/opt/belltower/sites/@SITE@/bin/${start}\n`,
  );
});

test('packages of any size keep their licences, and no code comes with them', async () => {
  const folder = newFolder();
  const files = [
    ...['package.json', 'LICENSE', 'LICENSE-MIT.txt', 'licence.md', 'COPYING', 'ThirdPartyNotices.txt'],
    ...['index.js', 'license.js', 'README.md', 'vendor/zlib/LICENSE', 'node_modules/inner/LICENSE'],
  ];
  for (const file of files) {
    const path = join(folder, 'node_modules/large', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
  }
  const found = await licencesIn(folder, 'node_modules/large');
  expect(found.map((file) => file.slice('node_modules/large/'.length)).toSorted()).toEqual(
    [
      'COPYING',
      'LICENSE',
      'LICENSE-MIT.txt',
      'ThirdPartyNotices.txt',
      'licence.md',
      'package.json',
      'vendor/zlib/LICENSE',
    ].toSorted(),
  );
});

test('every package that npm names with a licence of its own has a file that is found', async () => {
  for (const name of ['next', 'sharp', 'pg', 'react-dom', 'date-fns'])
    expect(await licencesIn(root, `node_modules/${name}`)).toEqual(
      expect.arrayContaining([expect.stringMatching(/licen[cs]e/i)]),
    );
});

test('the image says that it is one', () => {
  expect(read('Dockerfile')).toMatch(/^ENV .*\bRUNS_AS=container$/m);
});
