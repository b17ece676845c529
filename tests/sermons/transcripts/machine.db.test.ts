import type { RequestListener } from 'node:http';
import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { storage } from '#lib/core/storage/storage.ts';
import { transcribeDue } from '#lib/sermons/transcripts/machine/transcribe-due.ts';
import { findTranscript } from '#lib/sermons/transcripts/queries.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { createTranscript } from '#prisma/factories/transcript.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { callApi } from '#tests/support/requests.ts';
import { listen } from '#tests/support/servers/listen.ts';

useDatabase({ as: staff });

const name = '44444444-4444-4444-8444-444444444444.mp3';
const bytes = Buffer.from(`ID3 the sound ${'of a sermon '.repeat(20_000)}`);
const verbose = {
  text: 'Grace to you. Amen.',
  segments: [
    { start: 4.5, end: 6, text: ' Amen.' },
    { start: 0, end: 4.25, text: ' Grace to you.' },
  ],
};

let heard: { authorization: string | undefined; body: Buffer }[] = [];

/** A program at TRANSCRIBE_URL that answers so. */
async function startProgram(answer: RequestListener): Promise<void> {
  const { origin } = await listen(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    heard.push({ authorization: request.headers.authorization, body: Buffer.concat(parts) });
    answer(request, response);
  });
  vi.stubEnv('TRANSCRIBE_URL', `${origin}/v1/audio/transcriptions`);
}

const answering =
  (body: object | string, status = 200): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));

const ask = (id: string) => callApi(`POST /api/sermons/${id}/transcript`);
const makeDue = () => db().transcriptRequest.updateMany({ data: { due_at: new Date(0) } });

beforeEach(async () => {
  newDataFolder();
  heard = [];
  await storage().store('sounds', name, bytes);
});

test('a sermon with a new sound is written down, as made by machine, until staff confirm it', async () => {
  await startProgram(answering(verbose));
  vi.stubEnv('TRANSCRIBE_KEY', 'a-key');
  const { id } = await createSermon(db(), { audio_file: name });
  await transcribeDue();
  expect(await findTranscript({ id })).toEqual({
    kind: 'timed',
    cues: [
      { from: 0, to: 4.25, text: 'Grace to you.' },
      { from: 4.5, to: 6, text: 'Amen.' },
    ],
    isMachine: true,
    version: expect.any(String),
  });
  expect(await db().transcriptRequest.count()).toBe(0);
  const [{ authorization, body } = { authorization: '', body: Buffer.of() }] = heard;
  expect(authorization).toBe('Bearer a-key');
  expect(body.includes(bytes)).toBe(true);
  expect(body.toString()).toMatch(/name="model"\r\n\r\nwhisper-1\r\n/);
  await transcribeDue();
  expect(heard).toHaveLength(1);
});

test.each([
  [
    'WebVTT',
    'WEBVTT\n\n00:01.000 --> 00:02.000\nAmen',
    { kind: 'timed', cues: [{ from: 1, to: 2, text: 'Amen' }] },
  ],
  ['the text alone', { text: 'Amen' }, { kind: 'plain', cues: [{ from: null, to: null, text: 'Amen' }] }],
])('a program may answer %s', async (_what, answer, expected) => {
  await startProgram(answering(answer));
  const { id } = await createSermon(db(), { audio_file: name });
  await transcribeDue();
  expect(await findTranscript({ id })).toMatchObject(expected);
});

test('without the setting nothing is sent, and staff are refused in words', async () => {
  const { id } = await createSermon(db(), { audio_file: name });
  await transcribeDue();
  expect(await db().transcriptRequest.count()).toBe(0);
  const answer = await ask(id);
  expect([answer.status, answer.body.detail]).toEqual([
    409,
    'This site has no program that writes transcripts (TRANSCRIBE_URL).',
  ]);
});

test('a program that fails is asked again, later each time, and given up in words', async () => {
  await startProgram(answering('busy', 503));
  const { id } = await createSermon(db(), { audio_file: name });
  const before = Date.now();
  await transcribeDue();
  const first = await db().transcriptRequest.findUniqueOrThrow({ where: { sermon_id: id } });
  expect(first).toMatchObject({ attempts: 1, stopped_at: null });
  expect(first.due_at.getTime()).toBeGreaterThan(before + 50_000);
  await transcribeDue();
  expect(heard).toHaveLength(1);
  for (let attempt = 2; attempt <= 8; attempt++) {
    await makeDue();
    await transcribeDue();
  }
  const last = await db().transcriptRequest.findUniqueOrThrow({ where: { sermon_id: id } });
  expect(last).toMatchObject({
    attempts: 8,
    stopped_at: expect.any(Date),
    last_error: 'The program that writes transcripts refused this file (503).',
  });
  await makeDue();
  await transcribeDue();
  expect(heard).toHaveLength(8);
  const again = await ask(id);
  expect([again.status, again.body]).toEqual([
    202,
    expect.objectContaining({ is_waiting: true, last_error: null, can_ask: true }),
  ]);
});

test.each([
  [
    'a file that is refused',
    answering('no', 413),
    'The program that writes transcripts refused this file (413).',
    true,
  ],
  ['another answer', answering('<html>'), 'What the program sent is not a transcript.', false],
  ['no words', answering({ text: ' ', segments: [] }), 'The program found no words in this sermon.', false],
  [
    'a cut line',
    (_request: unknown, response: { destroy(): void }) => response.destroy(),
    'The program that writes transcripts could not be reached.',
    false,
  ],
] as [string, RequestListener, string, boolean][])(
  '%s is told in words',
  async (_what, answer, words, isFinal) => {
    await startProgram(answer);
    await createSermon(db(), { audio_file: name });
    await transcribeDue();
    const request = await db().transcriptRequest.findFirstOrThrow();
    expect([request.last_error, request.stopped_at !== null]).toEqual([words, isFinal]);
  },
);

test('what staff wrote meanwhile stays, and so does what they wrote before', async () => {
  const { id } = await createSermon(db(), { audio_file: name });
  await startProgram(async (_request, response) => {
    await createTranscript(db(), { sermon_id: id });
    answering(verbose)(_request, response);
  });
  await transcribeDue();
  expect(await findTranscript({ id })).toMatchObject({ isMachine: false, cues: [{ speaker: 'Ann' }, {}] });
  const refused = await ask(id);
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'This sermon has a transcript of yours. Please delete it first.',
  ]);
});

test('staff may have a machine’s text written again, and another sound is not asked for by itself then', async () => {
  await startProgram(answering(verbose));
  const { id } = await createSermon(db(), { audio_file: name });
  await createTranscript(db(), { sermon_id: id, is_machine: true });
  await transcribeDue();
  expect(heard).toHaveLength(0);
  expect((await ask(id)).status).toBe(202);
  await transcribeDue();
  expect(await findTranscript({ id })).toMatchObject({
    isMachine: true,
    cues: [{ text: 'Grace to you.' }, {}],
  });
});
