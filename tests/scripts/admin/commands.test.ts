import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '#scripts/admin/commands.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
);
const typed = Object.values(scripts).flatMap(
  (line) => /scripts\/admin\/prepared\.mjs (\S+)$/.exec(line)?.[1] ?? [],
);

test('whoever types a command that there is not is told each that npm has, and no other', async () => {
  const error = await runCommand('constructor', []).catch((failure: Error) => failure);
  const told = /what to do: (.+)\.$/.exec(String(error))?.[1]?.split(', ');
  expect(typed.length).toBeGreaterThan(5);
  expect(told?.sort()).toEqual(typed.sort());
});

test('what is typed behind a command goes to that command', async () => {
  await expect(runCommand('move-uploads', ['--to', 'moon'])).rejects.toThrow(
    'Please type it like this: npm run uploads:move -- --from folder --to bucket',
  );
});
