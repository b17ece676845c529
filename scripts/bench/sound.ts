import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { mp3Of, numberFrames } from '#tests/support/files/sound.ts';
import { type Site, staffCookie, startSite } from './servers/site.ts';

/** Figures of one upload of sound that is disturbed, and one that is not. */
export interface SoundFigures {
  bytes: number;
  cuts: number;
  kills: number;
  /** Whether the sermon's address gives the bytes that were sent, by their hash. */
  isEqual: boolean;
  /** Of the disturbed upload, its restarts included. */
  seconds: number;
  undisturbedSeconds: number;
  /** What the server's memory grew by during the upload that is not disturbed. */
  grownBytes: number;
}

const partBytes = 8_000_000;
const blows = ['cut', 'cut', 'kill', 'cut', 'cut', 'kill', 'cut'] as const;
const pollMilliseconds = 100;

/** Uploads a file of this size twice: while its line is cut five times and the server killed twice, and calmly. */
export async function measureSound(folder: string, megabytes: number): Promise<SoundFigures> {
  const bytes = numberFrames(mp3Of({ seconds: megabytes * 125 }));
  const began = performance.now();
  const { site, cookie, id } = await sendDisturbed(await startSite(folder), bytes, folder);
  const seconds = (performance.now() - began) / 1000;
  const isEqual = await isServed(site, cookie, id, bytes);
  await site.stop();
  const calm = await startSite(folder);
  const measured = await sendCalmly(calm, bytes).finally(() => calm.stop());
  const cuts = blows.filter((blow) => blow === 'cut').length;
  return { bytes: bytes.length, cuts, kills: blows.length - cuts, isEqual, seconds, ...measured };
}

async function sendDisturbed(
  first: Site,
  bytes: Buffer,
  folder: string,
): Promise<{ site: Site; cookie: string; id: string }> {
  let site = first;
  const cookie = await staffCookie(site);
  const id = await create(site, cookie, bytes.length);
  const places = blows.map((_, place) => Math.floor((bytes.length / (blows.length + 1)) * (place + 1)));
  for (let offset = 0; offset < bytes.length; offset = await offsetOf(site, cookie, id)) {
    const part = bytes.subarray(offset, offset + partBytes);
    const blow = blows[blows.length - places.length];
    if (!blow || offset + part.length < Number(places[0])) {
      await sendPart(site, cookie, id, offset, part);
      continue;
    }
    places.shift();
    await sendPart(site, cookie, id, offset, part, async () => {
      if (blow === 'kill') await kill(site);
    });
    if (blow === 'kill') site = await startSite(folder);
  }
  return { site, cookie, id };
}

async function sendCalmly(site: Site, bytes: Buffer) {
  const cookie = await staffCookie(site);
  const warm = mp3Of({ seconds: 60 });
  await sendPart(site, cookie, await create(site, cookie, warm.length), 0, warm);
  const before = (await site.usage()).memory.rss;
  let most = before;
  const timer = setInterval(async () => {
    most = Math.max(most, (await site.usage()).memory.rss);
  }, pollMilliseconds);
  const began = performance.now();
  const id = await create(site, cookie, bytes.length);
  for (let offset = 0; offset < bytes.length; offset += partBytes)
    await sendPart(site, cookie, id, offset, bytes.subarray(offset, offset + partBytes));
  clearInterval(timer);
  return { undisturbedSeconds: (performance.now() - began) / 1000, grownBytes: most - before };
}

async function create({ origin }: Site, cookie: string, length: number): Promise<string> {
  const headers = { cookie, 'tus-resumable': '1.0.0', 'upload-length': String(length) };
  const answer = await fetch(`${origin}/api/uploads/sound`, { method: 'POST', headers });
  if (answer.status !== 201) throw new Error(`The upload was answered with ${answer.status}.`);
  return answer.headers.get('location')?.split('/').at(-1) ?? '';
}

async function offsetOf({ origin }: Site, cookie: string, id: string): Promise<number> {
  const headers = { cookie, 'tus-resumable': '1.0.0' };
  const answer = await fetch(`${origin}/api/uploads/sound/${id}`, { method: 'HEAD', headers });
  if (answer.status !== 200) throw new Error(`The offset was answered with ${answer.status}.`);
  return Number(answer.headers.get('upload-offset'));
}

/** Sends a part; with `disturb` half of it, and then cuts the line. */
function sendPart(
  { origin }: Site,
  cookie: string,
  id: string,
  offset: number,
  part: Uint8Array,
  disturb?: () => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api/uploads/sound/${id}`, {
      method: 'PATCH',
      headers: {
        ...{ cookie, 'tus-resumable': '1.0.0', 'upload-offset': String(offset) },
        ...{ 'content-type': 'application/offset+octet-stream', 'content-length': String(part.length) },
      },
    });
    sent.on('error', disturb ? () => resolve() : reject);
    sent.on('response', (response) => {
      response.resume();
      // 409: bytes of the part that was cut were still on their way when the offset was told.
      if (response.statusCode === 204 || response.statusCode === 409) resolve();
      else reject(new Error(`A part was answered with ${response.statusCode}.`));
    });
    if (!disturb) return void sent.end(part);
    sent.write(part.subarray(0, part.length >> 1), () => {
      void disturb().then(() => {
        sent.destroy();
        resolve();
      }, reject);
    });
  });
}

async function kill(site: Site): Promise<void> {
  await site.database.end().catch(() => undefined);
  const gone = once(site.child, 'exit');
  site.child.kill('SIGKILL');
  await gone;
}

/** The upload belongs to the session that made it. */
async function isServed(site: Site, cookie: string, id: string, bytes: Buffer): Promise<boolean> {
  const headers = { cookie, 'content-type': 'application/json' };
  const sermon = { title: 'Bench', speaker: 'Bench', date: '2026-01-04', description: 'A file of sound.' };
  const body = JSON.stringify({ ...sermon, audio_upload: id });
  const written = await fetch(`${site.origin}/api/sermons`, { method: 'POST', headers, body });
  if (written.status !== 201) return false;
  const { audio_url } = (await written.json()) as { audio_url: string };
  const file = await fetch(site.origin + audio_url);
  return digest(Buffer.from(await file.arrayBuffer())) === digest(bytes);
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
