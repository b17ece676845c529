import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { npmNames } from '#lib/core/process/command-line.ts';
import { runCommand } from '#scripts/admin/commands.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
);
const typed = Object.values(scripts).flatMap(
  (line) => /scripts\/admin\/prepared\.mjs (\S+)$/.exec(line)?.[1] ?? [],
);

test('an unknown command is answered with each that npm has, and no other', async () => {
  const error = await runCommand('constructor', []).catch((failure: Error) => failure);
  const told = /what to do: (.+)\.$/.exec(String(error))?.[1]?.split(', ');
  expect(typed.length).toBeGreaterThan(5);
  expect(told?.sort()).toEqual(typed.sort());
});

test('each command is told by the name that npm has for it', () => {
  const named = Object.entries(scripts).flatMap(([npmName, line]) => {
    const name = /scripts\/admin\/prepared\.mjs (\S+)$/.exec(line);
    return name ? [[name[1], npmName]] : [];
  });
  expect(npmNames).toEqual(Object.fromEntries(named));
});

test.each(['', 'help', '--help'])('%o lists each command with what it does', async (name) => {
  vi.stubEnv('RUNS_AS', 'container');
  const lines = (await runCommand(name, [])).split('\n');
  expect(lines.map((line) => /^belltower (\S+) {2,}\S/.exec(line)?.[1]).sort()).toEqual(typed.sort());
});

test.each([...typed, 'self-check', 'row-counts', 'busy'])(
  '%s --help says how it is typed, and an unknown argument is refused: neither does anything',
  async (name) => {
    const DATA_DIR = join(tmpdir(), `belltower-none-${randomUUID()}`);
    vi.stubEnv('DATA_DIR', DATA_DIR);
    const facts = name === 'upgrade-check' ? ['{}'] : [];
    const isTyped = typed.includes(name);
    const helped = await runCommand(name, [...facts, '--help']).catch((failure: Error) => failure.name);
    expect(helped).toMatch(isTyped ? /^npm run .+\nIt .+\.$/ : /^PlainError$/);
    const error = await runCommand(name, [...facts, '--nonsense']).catch((failure: Error) => failure.name);
    expect(error).toBe('PlainError');
    expect(existsSync(DATA_DIR), 'a site is set up by what was mistyped').toBe(false);
  },
);

test('what is typed behind a command goes to that command', async () => {
  await expect(runCommand('move-uploads', ['--to', 'moon'])).rejects.toThrow(
    'Please type it like this: npm run uploads:move -- --from folder --to bucket',
  );
});

test.each([
  ['backup', ['--into', 'x'], 'belltower backup, or belltower backup --to FILE'],
  ['restore', [], 'belltower restore FILE, with --replace to put it in the place of what is there'],
  ['import', ['nothing'], 'belltower import SOURCE [FILE or ADDRESS]'],
  ['reset-factors', ['--no'], 'belltower reset-factors, or belltower reset-factors --yes where'],
  ['move-uploads', [], 'belltower move-uploads --from folder --to bucket, or'],
  ['sweep-uploads', ['--all'], 'belltower sweep-uploads, or belltower sweep-uploads --delete to remove them'],
])('in the image, %s is told as it is typed there', async (name, args, words) => {
  const DATA_DIR = join(tmpdir(), `belltower-none-${randomUUID()}`);
  vi.stubEnv('RUNS_AS', 'container');
  vi.stubEnv('DATA_DIR', DATA_DIR);
  const error = await runCommand(name, args).catch((failure: Error) => failure);
  expect(String(error)).toContain(words);
  expect(String(error)).not.toContain('npm');
  expect(existsSync(DATA_DIR), 'a site is set up by what was mistyped').toBe(false);
});
