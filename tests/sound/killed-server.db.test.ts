import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { useDatabase } from '#tests/support/database.ts';
import { byNight, isWhole } from '#tests/support/extent.ts';
import { mp3Of, numberFrames } from '#tests/support/files/sound.ts';
import { digest } from '#tests/support/files/test-kind.ts';
import { idOf, signedInCookie, tusClient } from '#tests/support/files/upload-sound.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { bundled } from '#tests/support/processes/bundled.ts';

useDatabase();
let program: string;
let folder: string;
let cookie: string;
beforeAll(async () => {
  program = await bundled(new URL('../support/processes/uploading-process.ts', import.meta.url));
});
beforeEach(async () => {
  folder = newDataFolder();
  vi.stubEnv('ADMIN_PASSWORD', 'bluebonnets');
  cookie = await signedInCookie();
});

const partBytes = 8_000_000;
/** 24 MB. */
const bytes = numberFrames(mp3Of({ seconds: 3000 }));

async function start(): Promise<{ child: ChildProcess; origin: string }> {
  const child = fork(program, {
    execArgv: ['--conditions', 'react-server'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [port] = await once(child, 'message');
  return { child, origin: `http://127.0.0.1:${port}` };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Sends a part up to a place in it, and cuts the line once all of that is on the disk. */
async function sendHalf(origin: string, id: string, offset: number, cut: () => unknown): Promise<void> {
  const part = bytes.subarray(offset, offset + partBytes);
  const half = part.subarray(0, part.length >> 1);
  const sent = request(`${origin}/api/uploads/sound/${id}`, {
    method: 'PATCH',
    headers: {
      ...{ cookie, 'tus-resumable': '1.0.0', 'upload-offset': String(offset) },
      ...{ 'content-type': 'application/offset+octet-stream', 'content-length': String(part.length) },
    },
  });
  sent.on('error', () => undefined);
  sent.write(half);
  const path = join(folder, 'uploading', id);
  await vi.waitUntil(async () => (await stat(path)).size === offset + half.length, { timeout: 20_000 });
  await cut();
  sent.destroy();
}

const blows = isWhole ? ['cut', 'kill', 'cut', 'cut', 'kill', 'cut', 'cut'] : ['cut', 'kill'];

test('a file arrives whole however often the line is cut and the server killed', async () => {
  let { child, origin } = await start();
  const id = idOf(await tusClient(origin, cookie).create(bytes.length));
  const place = async () => Number((await tusClient(origin, cookie).ask(id)).headers.get('upload-offset'));
  for (const blow of blows) {
    const offset = await place();
    await sendHalf(origin, id, offset, () => blow === 'kill' && kill(child));
    if (blow === 'kill') {
      ({ child, origin } = await start());
      // The lease of a process that is gone runs out.
      const { count } = await db().soundUpload.updateMany({
        where: { id, lease: { not: null } },
        data: { lease_until: new Date(0) },
      });
      expect(count).toBe(1);
    }
    expect(await place()).toBe(offset + (Math.min(partBytes, bytes.length - offset) >> 1));
  }
  for (let offset = await place(); offset < bytes.length; offset = await place())
    await tusClient(origin, cookie).send(id, offset, bytes.subarray(offset, offset + partBytes));
  const stored = await readFile(join(folder, 'uploads/sounds', `${id}.mp3`));
  expect(digest(stored)).toBe(digest(bytes));
  expect(await db().soundUpload.findUniqueOrThrow({ where: { id } })).toMatchObject({
    sha256: digest(bytes),
  });
});

test('the memory of the server does not grow with the file', byNight, async () => {
  const { child, origin } = await start();
  const client = tusClient(origin, cookie);
  const most = async () => {
    child.send('most');
    const [memory] = await once(child, 'message');
    return Number(memory);
  };
  await client.sendWhole(mp3Of({ seconds: 10 }));
  const before = await most();
  const large = mp3Of({ seconds: 12_500 });
  const id = idOf(await client.create(large.length));
  for (let offset = 0; offset < large.length; offset += partBytes)
    expect((await client.send(id, offset, large.subarray(offset, offset + partBytes))).status).toBe(204);
  expect(large.length).toBeGreaterThanOrEqual(100_000_000);
  expect((await most()) - before).toBeLessThan(50_000_000);
});
