import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { restoreChange, undoDeletion } from '#lib/activity/commands.ts';
import { db } from '#lib/core/database/db.ts';
import { createSermon, deleteSermon, updateSermon } from '#lib/sermons/commands.ts';
import { readSound } from '#lib/sound/cached-reads.ts';
import { findSoundUpload } from '#lib/sound/queries.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { finishedUpload } from '#tests/support/files/finished-upload.ts';
import { sweep } from '#tests/support/files/sweep.ts';
import { newDataFolder } from '#tests/support/folders.ts';

useDatabase();
let root: string;
beforeEach(() => {
  root = join(newDataFolder(), 'uploads');
});

const given = {
  title: 'On Grace',
  speaker: 'Ruth Adams',
  date: '2026-05-03',
  description: 'What grace is, and what it does.',
};
const other = { ...staff, sessionId: 'another browser' };

const refused = (code: string, field = 'audio_upload') => ({
  code,
  more: { fields: { [field]: [expect.any(String)] } },
});

test('a finished upload becomes the sound of a sermon without a video', async () => {
  const { id, stored_name, bytes, sha256 } = await finishedUpload();
  expect(await findSoundUpload.execute(staff, { id })).toEqual({
    ...{ id, title: null, seconds: 20, bytes, type: 'audio/mpeg' },
  });
  const sermon = await createSermon.execute(staff, { ...given, audio_upload: id });
  const audio_url = `/sermons/audio/${id}/on-grace.mp3`;
  expect(sermon).toMatchObject({ video_url: null, audio_url, audio_bytes: bytes, audio_seconds: 20 });
  expect(await readSound(audio_url)).toMatchObject({ audio_file: stored_name, audio_sha256: sha256 });
});

test('the address stays when the title changes, and a replaced file has another', async () => {
  const [first, second] = [await finishedUpload(), await finishedUpload()];
  const { id, audio_url } = await createSermon.execute(staff, { ...given, audio_upload: first.id });
  const renamed = await updateSermon.execute(staff, { id, title: 'Of Grace', audio_url });
  expect(renamed).toMatchObject({ title: 'Of Grace', audio_url });
  const replaced = await updateSermon.execute(staff, { id, audio_upload: second.id, audio_url });
  expect(replaced.audio_url).toBe(`/sermons/audio/${second.id}/of-grace.mp3`);
  expect(await readSound(audio_url ?? '')).toBeUndefined();
  // The same form once more, as after a lost answer.
  const again = await updateSermon.execute(staff, { id, title: 'Grace', audio_upload: second.id });
  expect(again.audio_url).toBe(replaced.audio_url);
});

test('an upload serves one sermon, of the session that made it', async () => {
  const { id } = await finishedUpload();
  await createSermon.execute(staff, { ...given, audio_upload: id });
  await expect(createSermon.execute(staff, { ...given, audio_upload: id })).rejects.toMatchObject(
    refused('conflict'),
  );
  const mine = await finishedUpload();
  const unknown = refused('not_found');
  await expect(createSermon.execute(other, { ...given, audio_upload: mine.id })).rejects.toMatchObject(
    unknown,
  );
  await expect(findSoundUpload.execute(other, { id: mine.id })).rejects.toMatchObject({ code: 'not_found' });
  for (const audio_upload of [randomUUID(), 'no id'])
    await expect(createSermon.execute(staff, { ...given, audio_upload })).rejects.toMatchObject(unknown);
  expect(await db().sermon.count()).toBe(1);
});

test('two sermons that want one upload at once: one gets it', async () => {
  const { id } = await finishedUpload();
  const both = await Promise.allSettled(
    [1, 2].map(() => createSermon.execute(staff, { ...given, audio_upload: id })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await db().sermon.count()).toBe(1);
});

test('an upload that has not arrived completely is refused, and nothing is written', async () => {
  const { id } = await db().soundUpload.create({ data: { session: 'test', bytes: 1000 } });
  await expect(createSermon.execute(staff, { ...given, audio_upload: id })).rejects.toMatchObject(
    refused('invalid'),
  );
  expect(await db().sermon.count()).toBe(0);
});

test('of video and sound one stays, and the columns of a file are not written by clients', async () => {
  const { id: upload, sha256 } = await finishedUpload();
  const { id } = await createSermon.execute(staff, { ...given, audio_upload: upload });
  await expect(updateSermon.execute(staff, { id, audio_url: null })).rejects.toMatchObject(
    refused('invalid', 'video_url'),
  );
  const foreign = {
    audio_file: '../../secret.mp3',
    audio_sha256: 'x',
    audio_type: 'text/html',
    audio_seconds: 1,
  };
  await updateSermon.execute(staff, { id, ...foreign } as never);
  const row = await db().sermon.findUniqueOrThrow({ where: { id } });
  expect(row).toMatchObject({ audio_file: `${upload}.mp3`, audio_sha256: sha256, audio_type: 'audio/mpeg' });
  await expect(
    updateSermon.execute(staff, { id, audio_url: '/sermons/audio/other/x.mp3' }),
  ).rejects.toMatchObject(refused('invalid', 'audio_url'));
  const video_url = 'https://vimeo.com/1';
  const silent = await updateSermon.execute(staff, { id, audio_url: null, video_url });
  expect(silent).toMatchObject({ audio_url: null, audio_bytes: null, audio_seconds: null, audio_type: null });
});

test('the undo of a deletion and of a replacement brings back a file that plays', async () => {
  const [first, second] = [await finishedUpload(), await finishedUpload()];
  const { id, audio_url } = await createSermon.execute(staff, { ...given, audio_upload: first.id });
  await deleteSermon.execute(staff, { id });
  await db().soundUpload.deleteMany({ where: { id: first.id } });
  expect(await readSound(audio_url ?? '')).toBeUndefined();
  expect(await sweep(root)).toEqual(expect.arrayContaining([first.stored_name, second.stored_name]));
  await undoDeletion.execute(staff, { table_name: 'sermons', row_id: id });
  expect(await readSound(audio_url ?? '')).toMatchObject({ audio_file: first.stored_name });
  await updateSermon.execute(staff, { id, audio_upload: second.id });
  const { batch } = await db().activityLog.findFirstOrThrow({ orderBy: { id: 'desc' } });
  await restoreChange.execute(staff, { id: batch, if_match: undefined });
  expect(await readSound(audio_url ?? '')).toMatchObject({ audio_file: first.stored_name });
});
