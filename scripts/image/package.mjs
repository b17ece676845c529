// `npm run package -- FOLDER` copies what the built site runs from into an empty folder (./copy-site.mjs).
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { copySite } from './copy-site.mjs';

const target = resolve(process.argv[2] ?? '');
if ((await readdir(target).catch(() => [])).length > 0 || !process.argv[2]) {
  console.error('Please name an empty folder: npm run package -- FOLDER');
  process.exit(1);
}
console.log(`Copied ${await copySite(target)} files of packages to ${target}.`);
