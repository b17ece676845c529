// `npm run screenshots`: pictures of every page, dialog and state at five widths, and a contact sheet of them.
import { prepareBrowser } from '#scripts/browser/browser.mjs';
import { prepare } from '#server/build/prepare.mjs';

process.env.NODE_ENV = 'production';
await prepare({ development: true });
await prepareBrowser();
const { register } = await import('tsx/esm/api');
register();
const { drawGallery } = await import('./gallery.ts');
await drawGallery(process.argv.slice(2)).catch((error) => {
  console.error(error.name === 'PlainError' ? error.message : error);
  process.exitCode = 1;
});
