import { createReadStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';

/** What the file's bytes are: by its byte order mark, else UTF-8 where all of it is, else what spreadsheets used to write. */
export async function encodingOf(file: string): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      if (isFirst && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
      if (isFirst && chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
      isFirst = false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

/** The text of the bytes. */
export function decoded(bytes: Readable, encoding: string): Transform {
  const decoder = new TextDecoder(encoding);
  const text = new Transform({
    readableObjectMode: false,
    transform: (chunk: Buffer, _encoding, done) => done(null, decoder.decode(chunk, { stream: true })),
    flush: (done) => done(null, decoder.decode()),
  });
  bytes.on('error', (error) => text.destroy(error));
  return bytes.pipe(text);
}
