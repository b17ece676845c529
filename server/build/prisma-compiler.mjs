const text = /\.wasm-base64\.mjs$/;

/**
 * Gives Prisma's query compiler a file of its own: as text of the module that Prisma decodes it from (`Buffer.from`),
 * it would stay in memory, with the module's own text, for as long as the process runs.
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
