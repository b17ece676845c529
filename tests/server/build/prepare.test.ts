import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { beforeEach, expect, test, vi } from 'vitest';
import { withLock } from '#server/build/lock.mjs';
import { newFolder } from '#tests/support/folders.ts';

// It runs before anything is installed or compiled, so it is plain JavaScript without types.
const root = join(import.meta.dirname, '../../..');
const scripts = join(root, 'server/build');
const { buildFolder }: { buildFolder(root: string): Promise<string> } = await import(`${scripts}/builds.mjs`);

let folder: string;
beforeEach(() => {
  folder = newFolder();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

test('of two that prepare at once, one waits for the other', async () => {
  const lock = join(folder, 'lock');
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await nextTurn();
    steps.push(`${name} ends`);
  };
  await Promise.all([
    withLock(lock, 'to finish', work('first')),
    withLock(lock, 'to finish', work('second')),
  ]);
  const [first, second] = steps[0]?.startsWith('first') ? ['first', 'second'] : ['second', 'first'];
  expect(steps).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`]);
  expect(existsSync(lock)).toBe(false);
});

test('a lock that was left by a killed start is taken over', async () => {
  const lock = join(folder, 'lock');
  const longAgo = new Date(Date.now() - 60_000);
  await writeFile(lock, '');
  await utimes(lock, longAgo, longAgo);
  const work = vi.fn(async () => undefined);
  await withLock(lock, 'to finish', work);
  expect(work).toHaveBeenCalledOnce();
});

test('a failure gives the lock back', async () => {
  const lock = join(folder, 'lock');
  await expect(withLock(lock, 'to finish', () => Promise.reject(new Error('no disk')))).rejects.toThrow(
    'no disk',
  );
  expect(existsSync(lock)).toBe(false);
});

test('a build belongs to its sources: another text, name or place is another build', async () => {
  await mkdir(join(folder, 'app/about'), { recursive: true });
  await writeFile(join(folder, 'app/page.tsx'), 'one');
  const first = await buildFolder(folder);
  expect(await buildFolder(folder)).toBe(first);
  await writeFile(join(folder, 'app/page.tsx'), 'two');
  const second = await buildFolder(folder);
  await writeFile(join(folder, 'app/about/page.tsx'), 'two');
  const third = await buildFolder(folder);
  expect(new Set([first, second, third]).size).toBe(3);
});

test('files that were written again with the same content need no other build', async () => {
  await mkdir(join(folder, 'app'));
  const page = join(folder, 'app/page.tsx');
  await writeFile(page, 'one');
  const before = await buildFolder(folder);
  await rm(page);
  await writeFile(page, 'one');
  await utimes(page, new Date(0), new Date(0));
  expect(await buildFolder(folder)).toBe(before);
});

test('a copy that was shipped with its build has that one, whatever lies beside it', async () => {
  await mkdir(join(folder, '.builds'));
  await writeFile(join(folder, '.builds/shipped'), '.builds/0123456789abcdef');
  await writeFile(join(folder, 'package-lock.json'), 'another');
  expect(await buildFolder(folder)).toBe('.builds/0123456789abcdef');
});

test('what is generated or written beside the sources is not part of the build', async () => {
  const before = await buildFolder(folder);
  await mkdir(join(folder, 'lib/core/generated'), { recursive: true });
  await writeFile(join(folder, 'lib/core/generated/client.ts'), 'made again');
  await writeFile(join(folder, 'README.md'), 'words');
  expect(await buildFolder(folder)).toBe(before);
});

test('the database client in the repository is that of its schema', async () => {
  const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: root });
  const isChanged = (...paths: string[]) =>
    git('diff', '--quiet', 'HEAD', '--', ...paths).then(
      () => false,
      ({ code }) => code === 1,
    );
  const sources = ['prisma/schema.prisma', 'prisma.config.ts', 'package-lock.json'];
  // `npm test` has generated it: a schema that is committed without its client shows as a change.
  if (!(await isChanged(...sources))) expect(await isChanged('lib/core/generated')).toBe(false);
});

test('the bundle holds every program, and each module of ours once, so that nothing is kept twice', async () => {
  const bundle = join(folder, 'bundle');
  await promisify(execFile)(process.execPath, [join(scripts, 'bundle-server.mjs'), root, bundle]);
  const files = (await readdir(bundle)).filter((name) => name.endsWith('.mjs'));
  expect(files).toEqual(
    expect.arrayContaining(
      ['up', 'backup-process', 'import-process', 'judge-process', 'acme-process', 'commands'].map(
        (name) => `${name}.mjs`,
      ),
    ),
  );
  const texts = await Promise.all(files.map((name) => readFile(join(bundle, name), 'utf8')));
  // A module is named where its imports stand and where its own statements do, in the same file.
  const modules = texts.flatMap((text) => [
    ...new Set(text.match(/^\/\/ (?:lib|server|prisma|scripts)\/\S+$/gm)),
  ]);
  expect(modules).toContain('// lib/core/cache/change-bus.ts');
  expect(modules).toHaveLength(new Set(modules).size);
  expect(texts.join('\n')).not.toMatch(/from "(?:#|tsx)|import\("(?:#|tsx)/);
});
