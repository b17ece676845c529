import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { memorySettings } from '#server/start/memory.mjs';

const root = join(import.meta.dirname, '../../..');
const lines = Object.entries(memorySettings).map(([name, value]) => `${name}=${value}`);

test.each(['Dockerfile', 'scripts/release/system/belltower.service'])('%s sets what glibc reads', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  for (const line of lines) expect(text).toContain(line);
});

/** What a process is begun again with that has these settings: the program, its arguments and its environment. */
function begunAgain(settings: Readonly<Record<string, string>>): string {
  const script = `
    process.execve = (...call) => console.log(JSON.stringify(call));
    Object.defineProperty(process, 'platform', { value: 'linux' });
    import(process.argv[1]).then(({ beginWithMemorySettings }) => beginWithMemorySettings());
  `;
  const module = join(root, 'server/start/memory.mjs');
  const kept = Object.entries(process.env).filter(([name]) => !(name in memorySettings));
  const options = { env: { ...Object.fromEntries(kept), ...settings } as NodeJS.ProcessEnv };
  return execFileSync(process.execPath, ['--no-warnings', '-e', script, module], options).toString();
}

test('a process without them begins again with them, its options and its arguments', () => {
  const [program, args, env] = JSON.parse(begunAgain({ PORT: '3000' }));
  expect(program).toBe(process.execPath);
  expect(args.slice(0, 3)).toEqual([process.execPath, '--no-warnings', '-e']);
  expect(env).toMatchObject({ ...memorySettings, PORT: '3000' });
});

test('one that has them, whatever they are set to, goes on', () => {
  expect(begunAgain(memorySettings)).toBe('');
  // Nothing as the threshold means 0 to glibc, by which every small block is mapped: half a minute until Node has begun.
  expect(begunAgain({ MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '1048576' })).toBe('');
});
