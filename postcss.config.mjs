import { resolve } from 'node:path';

export default {
  // Turbopack loads plugins by their names alone, from a folder of its own.
  plugins: { '@tailwindcss/postcss': {}, [resolve('server/build/plain-colors.mjs')]: {} },
};
