import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeLateSheets } from '#server/build/write-late-sheets.mjs';

it('writes what comes late of the sheet that all pages share: neither fonts, properties nor tokens', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'belltower-late-'));
  await writeFile(
    join(folder, 'a.css'),
    '@font-face{font-family:F;src:url(../f.woff2)}@layer theme{:root,:host{--a:1px}}@layer base{a{top:var(--a)}}:root{--b:0}@property --c{syntax:"*";inherits:false}',
  );
  await writeFile(join(folder, 'b.css'), 'a{top:0}');
  await writeLateSheets(folder);
  expect((await readdir(folder)).sort()).toEqual(['a.css', 'a.late.css', 'b.css']);
  expect(await readFile(join(folder, 'a.late.css'), 'utf8')).toBe('@layer base{a{top:var(--a)}}:root{--b:0}');
  await rm(folder, { recursive: true });
});
