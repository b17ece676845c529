import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { narrowScripts } from '#server/build/narrow-scripts.mjs';

it('leaves no character in a script that takes two bytes, and what the script does as it was', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'belltower-narrow-'));
  const wide = join(folder, 'wide.js');
  const narrow = join(folder, 'narrow.js');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a script's text.
  const text = "const a = 'ż'; module.exports = ['…', `${a}—😀`, a.length]; // ✓\n";
  await writeFile(wide, text);
  await writeFile(narrow, "module.exports = 'é'; // as it is\n");
  await narrowScripts(folder);
  expect(await readFile(wide, 'utf8')).toMatch(/^[\0-\x7f]+$/);
  expect(createRequire(import.meta.url)(wide)).toEqual(['…', 'ż—😀', 1]);
  expect(await readFile(narrow, 'utf8')).toBe("module.exports = 'é'; // as it is\n");
  await rm(folder, { recursive: true });
});
