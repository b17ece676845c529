import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import type { IcsOptions } from '#lib/imports/ics/fetch-calendar.ts';
import { readIcs } from '#lib/imports/ics/read-ics.ts';
import type { SourceItem } from '#lib/imports/source.ts';
import { newFolder } from '#tests/support/folders.ts';
import { type CalendarServer, startCalendarServer } from '../../support/servers/calendar-server.ts';
import { calendarOf, recordsOf } from './expansion.ts';

const calendar = calendarOf(['UID:1', 'SUMMARY:Café', 'DTSTART;VALUE=DATE:20261201']);

let server: CalendarServer;
let folder = '';
beforeEach(async () => {
  server = await startCalendarServer(calendar);
  vi.stubEnv('SOURCE_ALLOW_HOSTS', server.host);
  folder = newFolder();
});

async function read(options: IcsOptions, remembered: Readonly<Record<string, string>> = {}) {
  const { signal } = new AbortController();
  const context = { signal, timeZone: 'America/Chicago', today: '2026-11-23', remembered };
  const items: SourceItem[] = [];
  for await (const item of readIcs(options, context)) items.push(item);
  return items;
}

test('an address is read, and the next time only when it has changed', async () => {
  const first = await read({ url: server.url });
  expect(recordsOf(first)[0]?.title).toBe('Café');
  const last = first.at(-1);
  const remember = last && 'remember' in last ? last.remember : {};
  expect(remember).toEqual({ etag: expect.any(String), read_on: '2026-11-23' });
  expect(await read({ url: server.url }, remember)).toEqual([{ isUnchanged: true }]);
  server.text = calendar.replace('Café', 'Tea');
  expect(recordsOf(await read({ url: server.url }, remember))[0]?.title).toBe('Tea');
  // Single dates are made for two years ahead: once a week it is read all the same.
  await read({ url: server.url }, { ...remember, read_on: '2026-11-10' });
  expect(server.answered).toEqual([200, 304, 200, 200]);
});

test('an address that gives an error, half of its calendar or nothing gives no rows at all', async () => {
  server.status = 500;
  await expect(read({ url: server.url })).rejects.toThrow('The address answered with 500.');
  server.status = null;
  server.breaksOff = true;
  await expect(read({ url: server.url })).rejects.toThrow('The answer broke off before its end.');
  server.breaksOff = false;
  server.text = '';
  await expect(read({ url: server.url })).rejects.toThrow('This is not a calendar.');
});

test('a file is read, also one of an old program for Windows', async () => {
  const file = join(folder, 'calendar.ics');
  await writeFile(file, Buffer.from(`\ufeff${calendar}`));
  expect(recordsOf(await read({ file }))[0]?.title).toBe('Café');
  await writeFile(file, Buffer.from(calendar, 'latin1'));
  const items = await read({ file });
  expect(recordsOf(items)[0]?.title).toBe('Café');
  expect(items.at(-1)).toEqual({ remember: {} });
  await writeFile(file, Buffer.alloc(21 * 1024 * 1024));
  await expect(read({ file })).rejects.toThrow('The calendar is larger than 20 MB.');
});
