import type { Plugin } from 'esbuild';

export const prismaCompiler: Plugin;
