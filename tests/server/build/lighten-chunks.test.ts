import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inLatin1, lightenChunks } from '#server/build/lighten-chunks.mjs';
import { newFolder } from '#tests/support/folders.ts';

const require = createRequire(import.meta.url);

test.each([
  ["'the church’s own'", 'the church’s own'],
  ['`– 🙏`', '– 🙏'],
  ["'a \\\\’ b'", 'a \\’ b'],
  ["'a \\’ b'", 'a ’ b'],
  ["'Grüße'", 'Grüße'],
  ["/^[\\u{1F300}-🙏]+$/u.test('🙏')", true],
  ["'a’b'.split(/\\’/).length", 2],
])('%s means the same in Latin-1', (source, value) => {
  const light = inLatin1(source);
  expect(light).toMatch(/^[\0-\xff]*$/);
  expect(new Function(`return ${light}`)()).toEqual(value);
});

test('chunks of one content are one module', async () => {
  const folder = newFolder();
  const chunks = join(folder, 'server/chunks');
  await mkdir(join(chunks, 'ssr'), { recursive: true });
  const source = "module.exports=[1,()=>'the church’s own'];";
  for (const name of ['a.js', 'b.js', 'ssr/c.js']) await writeFile(join(chunks, name), source);
  await writeFile(join(chunks, 'd.js'), 'module.exports=[2];');
  await lightenChunks(folder);
  const [a, b, c] = ['a.js', 'b.js', 'ssr/c.js'].map((name) => require(join(chunks, name)));
  expect(b).toBe(a);
  expect(c).toBe(a);
  expect(a[1]()).toBe('the church’s own');
  expect(await readFile(join(chunks, 'd.js'), 'utf8')).toBe('module.exports=[2];');
});
