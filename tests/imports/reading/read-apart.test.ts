import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { InterruptedProcess } from '#lib/core/apart/process-apart.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { processLimits } from '#lib/imports/reading/limits.ts';
import { readApart } from '#lib/imports/reading/read-apart.ts';
import type { Batch, ReadBatches, Reading } from '#lib/imports/reading/stage-source.ts';
import { listenAsSource } from '#tests/support/servers/listen.ts';

let server: Server;
let host = '';
beforeEach(async () => {
  // It never answers.
  ({ server, host } = await listenAsSource(() => undefined));
  vi.stubEnv('AUTH_SECRET', 'a-secret-of-this-very-site-and-no-other');
});

const readingOf = (source: string, options: object): Reading => ({
  run: 'b7f1c3f2-6a5e-4a3b-9a51-0c2a1d7c9f10',
  source,
  options: { ...options },
  context: { timeZone: 'America/Chicago', today: '2026-11-23', remembered: {} },
  church: { ...defaultChurch, country: 'DE' },
});
const project = () => readingOf('postgrest', { url: `http://${host}`, key: 'open-sesame' });

async function allOf(batches: AsyncIterable<Batch>): Promise<Batch[]> {
  const found = [];
  for await (const batch of batches) found.push(batch);
  return found;
}
const read = (reading: Reading, by: ReadBatches, signal = new AbortController().signal) =>
  allOf(by(reading, signal));

// Started from the sources, such a process takes seconds of a busy machine.
describe('a source that is read by a process of its own', { timeout: 120_000 }, () => {
  test('gives what it gives in this one, by the facts of this church', async () => {
    const file = join(process.env.TMPDIR ?? '/tmp', `belltower-apart-${process.pid}.csv`);
    const rows = Array.from({ length: 250 }, (_, place) => `Supper ${place},04/03/2031`);
    await writeFile(file, ['Title,Date', ...rows, 'Nothing,someday'].join('\n'));
    const batches = await read(readingOf('csv', { table: 'events', file }), readApart());
    expect(batches.map(({ rows }) => rows.length)).toEqual([100, 100, 51]);
    expect(batches[0]?.rows[0]).toMatchObject({ title: 'Supper 0', columns: { date: '2031-03-04' } });
    expect(batches[2]?.rows.at(-1)).toMatchObject({ problem: expect.stringContaining('line 252') });
  });

  test('is given up in words when it takes too long, or more memory than it may', async () => {
    const limited = (limits: object) => read(project(), readApart({ ...processLimits, ...limits }));
    await expect(limited({ silentMilliseconds: 1 })).rejects.toThrow('took too long');
    await expect(limited({ wholeMilliseconds: 1 })).rejects.toThrow('took too long');
    await expect(limited({ megabytes: 8 })).rejects.toThrow('took more memory');
    const aborter = new AbortController();
    aborter.abort(new Error('stopped by staff'));
    await expect(read(project(), readApart(), aborter.signal)).rejects.toThrow('stopped by staff');
    await expect.poll(readers).toEqual([]);
  });

  test.skipIf(process.platform !== 'linux')(
    'has its key in a message alone, nothing of the site’s settings, and low priority; killed by somebody else it may be tried again',
    async () => {
      const given = read(project(), readApart()).catch((error: unknown) => error);
      await once(server, 'request');
      const [pid = 0] = await readers();
      const [told, nice] = await Promise.all([textOf(pid, 'cmdline', 'environ'), niceOf(pid)]);
      expect(told).toContain(host);
      expect(told).not.toMatch(/sesame|AUTH_SECRET|DATABASE_URL|very-site/);
      expect(nice).toBeGreaterThanOrEqual(10);
      process.kill(pid, 'SIGKILL');
      expect(await given).toBeInstanceOf(InterruptedProcess);
    },
  );
});

/** The processes of this one that read. */
async function readers(): Promise<number[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(
    names.map(async (pid) => {
      const isOurs = (await statOf(pid))[1] === String(process.pid);
      return isOurs && (await textOf(pid, 'cmdline')).includes('import-process') ? [pid] : [];
    }),
  );
  return found.flat();
}

/** The fields of a process behind its name: its state, its parent and so on (proc_pid_stat(5)). */
async function statOf(pid: number): Promise<string[]> {
  return (await textOf(pid, 'stat')).replace(/^.*\) /s, '').split(' ');
}

async function niceOf(pid: number): Promise<number> {
  return Number((await statOf(pid))[16]);
}

async function textOf(pid: number, ...names: string[]): Promise<string> {
  const texts = names.map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => ''));
  return (await Promise.all(texts)).join('\n');
}
