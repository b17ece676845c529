import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconFiles, iconFolder } from '#scripts/art/icon-files.ts';

test('the icons in use are those of the repository, as their package has them', () => {
  const files = iconFiles();
  expect(readdirSync(iconFolder).sort()).toEqual([...files.keys()].sort());
  for (const [name, text] of files) expect(readFileSync(join(iconFolder, name), 'utf8'), name).toBe(text);
});
