import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, it, vi } from 'vitest';
import { compressBuild, isBest, levels } from '#server/build/compression.mjs';
import type { CachedResponse } from '#server/cache/cached-response.ts';
import { compressBest } from '#server/http/best-compression.ts';
import { listStaticFiles, type StaticFiles } from '#server/http/static-files.ts';
import { newFolder } from '#tests/support/folders.ts';

const lines = Array.from({ length: 500 }, (_, at) => `export const verse${at} = (n) => n + ${Math.sin(at)};`);
const script = lines.join('\n');
let folder: string;
let files: StaticFiles;

beforeAll(async () => {
  folder = newFolder();
  await mkdir(join(folder, 'build/static/chunks'), { recursive: true });
  await mkdir(join(folder, 'public/pictures'), { recursive: true });
  await writeFile(join(folder, 'build/static/chunks/a b.js'), script);
  await writeFile(join(folder, 'build/static/chunks/later.js'), script);
  await writeFile(join(folder, 'build/static/chunks/ready.js'), script);
  await writeFile(join(folder, 'build/static/chunks/ready.js.br'), brotliCompressSync(script));
  // As a file that is listed and renamed before it is looked at.
  await symlink('gone', join(folder, 'build/static/chunks/ready.js.br.new'));
  await writeFile(join(folder, 'build/secret.js'), 'secret');
  await writeFile(join(folder, 'public/pictures/hill.png'), Buffer.alloc(10));
  await writeFile(join(folder, 'public/notes.unknown'), 'x');
  files = await listStaticFiles({ build: join(folder, 'build'), public: join(folder, 'public') }, {});
});

const textOf = async (answer: CachedResponse | undefined) =>
  (await answer?.body.in('identity'))?.bytes.toString();

it('serves hashed files of the build and the public folder, by their addresses', async () => {
  expect(await textOf(await files.find('/_next/static/chunks/a%20b.js'))).toBe(script);
  expect(await textOf(await files.find('/pictures/hill.png'))).toHaveLength(10);
});

it('serves nothing else: no other file of the build, no folder, no way up, no unknown type', () => {
  const addresses = [
    '/secret.js',
    '/_next/secret.js',
    '/_next/static/../secret.js',
    '/pictures',
    '/notes.unknown',
    '/',
  ];
  expect(addresses.filter((address) => files.find(address))).toEqual([]);
});

it('compresses a file quickly for the first visitor and as well as possible for all later ones', async () => {
  const first = await files.find('/_next/static/chunks/later.js');
  await vi.waitFor(
    async () => expect(await files.find('/_next/static/chunks/later.js')).not.toBe(first),
    20_000,
  );
  const best = await (await files.find('/_next/static/chunks/later.js'))?.body.in('br');
  const quick = await first?.body.in('br');
  expect(brotliDecompressSync(best?.bytes ?? Buffer.alloc(0)).toString()).toBe(script);
  expect(best?.bytes.length).toBeLessThan(quick?.bytes.length ?? 0);
});

it('reads a file again once the build was compressed better', async () => {
  const path = join(folder, 'build/static/chunks/better.js');
  await writeFile(path, script);
  await compressBuild(join(folder, 'build'), levels.quick);
  const mine = await listStaticFiles({ build: join(folder, 'build'), public: join(folder, 'public') }, {});
  const sent = async () =>
    (await (await mine.find('/_next/static/chunks/better.js'))?.body.in('br'))?.bytes.length ?? 0;
  const quick = await sent();
  await new Promise<void>((resolve) => compressBest(process.cwd(), join(folder, 'build'), resolve));
  expect([isBest(join(folder, 'build')), await sent()]).toEqual([true, quick]);
  mine.forget();
  expect(await sent()).toBeLessThan(quick);
});

it('gives the very first visitor what the build has compressed, and never under an address of its own', async () => {
  const answer = await files.find('/_next/static/chunks/ready.js');
  const bytes = await readFile(join(folder, 'build/static/chunks/ready.js.br'));
  expect(await answer?.body.in('br')).toMatchObject({ encoding: 'br', bytes });
  expect(await textOf(answer)).toBe(script);
  expect(files.find('/_next/static/chunks/ready.js.br')).toBeUndefined();
});
