import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { env } from '#lib/core/process/env.ts';
import { mediaTypeOf } from '#lib/core/storage/file-kinds.ts';
import { readWhole, type StoredFile } from '#lib/core/storage/stored-file.ts';
import { messages } from '#lib/language/messages.ts';
import type { ReadTranscript } from '../reading/read-transcript.ts';
import { NotTranscribed, readAnswer } from './read-answer.ts';

/** A file of sound in the storage. */
type SoundFile = StoredFile & { name: string };

const longestMilliseconds = 2 * 60 * 60 * 1000;
const largestAnswerBytes = 20_000_000;

/**
 * Sends a file of sound to TRANSCRIBE_URL and returns what it wrote. The file is sent while it is read.
 * @throws NotTranscribed with a sentence for staff
 */
export async function askProgram(file: SoundFile, within = longestMilliseconds): Promise<ReadTranscript> {
  const signal = AbortSignal.timeout(within);
  const answer = await send(file, signal).catch((error: unknown) => {
    if (error instanceof NotTranscribed) throw error;
    throw new NotTranscribed(
      signal.aborted ? messages.transcriptMachine.tooSlow : messages.transcriptMachine.unreachable,
    );
  });
  return readAnswer(answer);
}

/** Returns the answer's body. Written with node:http, since `fetch` waits five minutes for an answer at most. */
async function send(file: SoundFile, signal: AbortSignal): Promise<string> {
  const { TRANSCRIBE_URL, TRANSCRIBE_KEY } = env();
  const url = new URL(TRANSCRIBE_URL ?? '');
  const boundary = randomUUID();
  const [head, tail] = envelopeOf(file, boundary);
  const outgoing = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    method: 'POST',
    signal,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + file.size + tail.length,
      accept: 'application/json',
      ...(TRANSCRIBE_KEY && { authorization: `Bearer ${TRANSCRIBE_KEY}` }),
    },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject);
  });
  answered.catch(() => undefined);
  async function* body() {
    yield head;
    yield* readWhole(file);
    yield tail;
  }
  // A refusal may come before all is sent: then it tells more than the line that it cuts.
  const sent = pipeline(Readable.from(body()), outgoing);
  const response = await Promise.race([answered, sent.then(() => answered)]).catch(() => answered);
  sent.catch(() => undefined);
  const text = await textOf(response);
  const status = response.statusCode ?? 0;
  // Too large, or a kind it does not read: the same file would be refused again.
  if (status !== 200)
    throw new NotTranscribed(
      messages.transcriptMachine.refused(status),
      ![400, 413, 415, 422].includes(status),
    );
  return text;
}

function envelopeOf({ name }: SoundFile, boundary: string): [Buffer, Buffer] {
  const fields = { model: env().TRANSCRIBE_MODEL, response_format: 'verbose_json' };
  const texts = Object.entries(fields).map(
    ([field, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${mediaTypeOf(name)}\r\n\r\n`;
  return [Buffer.from(texts.join('') + file), Buffer.from(`\r\n--${boundary}--\r\n`)];
}

async function textOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response) {
    length += (part as Buffer).length;
    if (length > largestAnswerBytes) throw new NotTranscribed(messages.transcriptMachine.unreadable);
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString();
}
