import { randomUUID } from 'node:crypto';
import { db } from '#lib/core/database/db.ts';
import { storage } from '#lib/core/storage/storage.ts';
import { mp3Of } from './sound.ts';
import { digest } from './test-kind.ts';

/** Stores a file of sound with the row of its upload, as the session of `actor` would have brought it. */
export async function finishedUpload({
  session = 'test',
  bytes = mp3Of({ seconds: 20 }),
  seconds = 20,
} = {}) {
  const id = randomUUID();
  const stored_name = `${id}.mp3`;
  await storage().store('sounds', stored_name, bytes);
  const facts = { stored_name, type: 'audio/mpeg', seconds, sha256: digest(bytes) };
  const data = { id, session, file_name: 'sermon.mp3', bytes: bytes.length, ...facts };
  return { ...(await db().soundUpload.create({ data })), stored_name, content: bytes };
}
