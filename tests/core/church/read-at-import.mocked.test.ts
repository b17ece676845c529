import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test, vi } from 'vitest';
import { currentChurch, currentServices } from '#lib/core/church/current-church.ts';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import { perProcess } from '#lib/core/process/per-process.ts';

// Next's own build makes the fonts of these calls.
vi.mock('next/font/local', () => ({ default: () => ({}) }));

const modules = import.meta.glob([
  '../../../{app,components,lib,server}/**/*.{ts,tsx}',
  // The script that stands in every page.
  '!../../../server/html/starter.ts',
  // Programs of their own, which do their work when they are loaded.
  '!../../../{server/backups/backup,server/tls/acme,lib/imports/reading/import,lib/sound/judging/judge}-process.ts',
  '!**/*.d.ts',
]);

/** Where everybody looks who asks for the facts. */
const scope = perProcess('facts', () => new AsyncLocalStorage<object>());

/** The project's files that led here, the nearest first. */
function ownLines(): string {
  const lines = new Error('asked for').stack?.matchAll(/\/((?:app|components|lib|server)\/[^\s:?)]+):(\d+)/g);
  return [...(lines ?? [])].map(([, file, line]) => `${file}:${line}`).join(' < ');
}

test('no module keeps the church’s facts or services of the moment it was loaded', async () => {
  const askers: string[] = [];
  vi.spyOn(scope, 'getStore').mockImplementation(() => {
    askers.push(ownLines());
    return undefined;
  });
  for (const load of Object.values(modules)) await load();
  expect(askers).toEqual([]);
  for (const ask of [currentChurch, currentServices, churchTimeZone]) ask();
  expect(askers).toHaveLength(3);
}, 120_000);
