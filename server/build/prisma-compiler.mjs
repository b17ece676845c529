const text = /\.wasm-base64\.mjs$/;

/**
 * Moves Prisma's query compiler to a file of its own: as base64 text of a module it would stay in memory for as long as
 * the process runs.
 * @type {import('esbuild').Plugin}
 */
export const prismaCompiler = {
  name: 'prisma-compiler',
  setup(build) {
    build.onResolve({ filter: text }, ({ path }) => ({ path, namespace: 'compiler' }));
    build.onLoad({ filter: text, namespace: 'compiler' }, () => ({
      contents: `
        import { readFileSync } from 'node:fs';
        import file from 'compiler-bytes';
        export const wasm = { valueOf: () => readFileSync(new URL(file, import.meta.url)) };`,
    }));
    build.onResolve({ filter: /^compiler-bytes$/ }, ({ importer }) => ({
      path: importer.replace(text, '.wasm'),
      namespace: 'compiler-bytes',
    }));
    build.onLoad({ filter: /\.wasm$/, namespace: 'compiler-bytes' }, async ({ path }) => {
      const { wasm } = await import(`${path}-base64.mjs`);
      return { contents: Buffer.from(wasm, 'base64'), loader: 'file' };
    });
  },
};
