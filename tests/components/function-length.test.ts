import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const mostLines = 40;

interface Length {
  name: string;
  lines: number;
}

/**
 * The functions at the top of a file and how long each is, read off the formatter's own layout: such a function
 * ends at the first line after its head that closes it at the left edge.
 */
function functionsIn(source: string): Length[] {
  const lines = source.split('\n');
  return lines.flatMap((line, start) => {
    const name = head.exec(line)?.slice(1).find(Boolean);
    if (!name) return [];
    const length = lines.slice(start).findIndex((each) => /^[})\]]+[,;)]*$/.test(each));
    return [{ name, lines: length + 1 }];
  });
}

const head =
  /^(?:export )?(?:default )?(?:async )?function (\w+)|^(?:export )?const (\w+) = .*(?:=> [({]|=> \{|=>|\($)$/;

test('a function of some lines is measured by its own end, not by that of a parameter list', () => {
  const source =
    'export function Card({\n  title,\n}: Props) {\n  return (\n    title\n  );\n}\n\nconst a = 1;\n';
  expect(functionsIn(source)).toEqual([{ name: 'Card', lines: 7 }]);
});

test('no component and no hook is longer than can be seen at once', () => {
  const long = ['app', 'components']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    )
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) =>
      functionsIn(readFileSync(join(root, path), 'utf8'))
        .filter(({ lines }) => lines > mostLines)
        .map(({ name, lines }) => `${path}: ${name}, ${lines} lines`),
    );
  expect(long).toEqual([]);
});
