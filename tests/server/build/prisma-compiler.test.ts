import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { prismaCompiler } from '#server/build/prisma-compiler.mjs';
import { newFolder } from '#tests/support/folders.ts';

const compiler = '@prisma/client/runtime/query_compiler_small_bg.postgresql.wasm-base64';

it('gives Prisma the compiler that it comes with, and no text that stays in memory', async () => {
  const folder = newFolder();
  await build({
    stdin: { contents: `export const load = () => import('${compiler}.mjs');` },
    outfile: join(folder, 'out.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    plugins: [prismaCompiler],
  });
  const { wasm } = await (await import(pathToFileURL(join(folder, 'out.mjs')).href)).load();
  expect(typeof wasm).not.toBe('string');
  const original = createRequire(import.meta.url)(`${compiler}.js`).wasm;
  // As lib/core/generated/prisma/internal/class.ts does.
  expect(Buffer.from(wasm, 'base64').equals(Buffer.from(original, 'base64'))).toBe(true);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.wasm'));
  expect(files).toHaveLength(1);
  expect((await readFile(join(folder, String(files[0])))).subarray(0, 4).toString('latin1')).toBe('\0asm');
  expect((await readFile(join(folder, 'out.mjs'))).length).toBeLessThan(10_000);
});
