import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/source-files.ts';

const root = join(import.meta.dirname, '../..');

test('no track of a style sheet is a bare fraction, which a long word or a ratio of sides would widen', () => {
  const bare = sourceFiles(['app', 'components'])
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .filter(
          (line) =>
            /\bgrid-[\w-]*columns:/.test(line) && /[\d.]fr/.test(line.replaceAll(/minmax\([^;]*?fr\)/g, '')),
        )
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(bare).toEqual([]);
});
