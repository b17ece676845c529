import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const start: string = JSON.parse(read('package.json')).scripts.start;

test('the image and the service of systemd start the very program that npm start does', () => {
  const [, command = '[]'] = /^CMD (\[.+\])$/m.exec(read('Dockerfile')) ?? [];
  expect(JSON.parse(command).join(' ')).toBe(start);
  expect(read('docs/deploy/belltower.service')).toContain(`\nExecStart=/usr/bin/${start}\n`);
});

test('the image says that it is one', () => {
  expect(read('Dockerfile')).toMatch(/^ENV .*\bRUNS_IN_IMAGE=1$/m);
});

test('no setting, no data and no test of this folder gets into an image', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining(['.env', '.env.*', 'data', 'tests', '.git', 'node_modules']),
  );
});
