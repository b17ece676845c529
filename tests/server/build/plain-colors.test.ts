import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import plainColors from '#server/build/plain-colors.mjs';

const root = join(import.meta.dirname, '../../..');

async function built(sheet: string): Promise<string> {
  const { css } = await postcss([plainColors()]).process(sheet, { from: undefined });
  return css.replaceAll(/\s+/g, ' ');
}

const supported = '@supports (color: color-mix(in lab, red, red))';

test('a line has its first colour where colours cannot be mixed', async () => {
  expect(
    await built('a { box-shadow: inset 0 0 0 1px color-mix(in srgb, currentColor 45%, transparent) }'),
  ).toBe(
    `a { box-shadow: inset 0 0 0 1px currentColor; ${supported} { box-shadow: inset 0 0 0 1px color-mix(in srgb, currentColor 45%, transparent) } }`,
  );
});

test('a ground has the colour that it has more of', async () => {
  expect(await built('a { background: color-mix(in srgb, var(--color-accent) 9%, #fff) }')).toContain(
    'background: #fff;',
  );
  expect(await built('a { background: color-mix(in srgb, rgb(1 2 3) 60%, transparent) }')).toContain(
    'background: rgb(1 2 3);',
  );
});

test('a colour that is mixed under that condition already is left alone', async () => {
  const sheet = `a { ${supported} { color: color-mix(in oklab, red 20%, transparent) } }`;
  expect(await built(sheet)).toBe(sheet);
});

test('every mixed colour of our style sheets has a plain one, and components mix none by themselves', async () => {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  for (const path of files.filter((each) => each.endsWith('.css'))) {
    const sheet = readFileSync(join(root, path), 'utf8');
    await expect(postcss([plainColors()]).process(sheet, { from: path }), path).resolves.toBeDefined();
  }
  const mixing = files
    .filter((path) => path.endsWith('.tsx'))
    .filter((path) => readFileSync(join(root, path), 'utf8').includes('color-mix(in srgb, '));
  expect(mixing).toEqual([]);
});
