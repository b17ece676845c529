import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../components');

/** They travel with visitors' pages, which have no room for the client and its table of errors. */
const ofVisitors = [
  'banner/use-banner-items.ts',
  'events/events-watch.tsx',
  'live-updates/use-refresh.ts',
  'prayer/read-request-count.ts',
  'prayer/send-prayer-request.ts',
  'prayer/use-captcha.ts',
  'ui/lazy/tell-failure.ts',
];

test('what staff read and write by fetch goes through the one client', () => {
  const fetching = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => /\bfetch\(/.test(readFileSync(join(folder, path), 'utf8')));
  expect(fetching.sort()).toEqual(ofVisitors);
});
