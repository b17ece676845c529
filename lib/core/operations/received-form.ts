import { partsOf } from '#lib/core/http/multipart.ts';
import { ReceivedFile, type ReceivedKind } from '#lib/core/storage/received-file.ts';
import { messages } from '#lib/language/messages.ts';
import { withinDemo } from './demo.ts';
import { AppError } from './errors.ts';

type Fields = Record<string, unknown>;

/** The maximum size of all texts of a form with a file, in bytes. */
const longestTexts = 65_536;
/** No form has as many fields; each would cost a search of those before. */
const mostParts = 100;

/**
 * Reads a form with one file while it arrives. The caller discards the file (`discardFiles`).
 * @throws AppError `too_large` or `malformed`
 */
export async function receiveForm(request: Request, usual: ReceivedKind): Promise<Fields> {
  const kind = withinDemo(usual);
  const { largestBytes, tooLarge } = kind;
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > largestBytes + 2 * longestTexts) throw new AppError('too_large', tooLarge());
  const type = request.headers.get('content-type') ?? '';
  const fields = new Map<string, string | ReceivedFile>();
  const texts = { left: longestTexts };
  let parts = 0;
  try {
    const body = (request.body ?? []) as unknown as AsyncIterable<Uint8Array>;
    for await (const { name, fileName, content } of partsOf(body, type)) {
      parts += 1;
      if (parts > mostParts) throw new AppError('malformed', messages.errors.malformed);
      const hasFile = [...fields.values()].some((value) => value instanceof ReceivedFile);
      if (fileName !== undefined && hasFile) throw new AppError('malformed', messages.errors.malformed);
      const isText = fileName === undefined;
      fields.set(
        name,
        isText ? await textOf(content, texts) : await ReceivedFile.receive(fileName, content, kind),
      );
    }
    return Object.fromEntries(fields);
  } catch (error) {
    await discardFiles(Object.fromEntries(fields));
    throw error;
  }
}

/** Removes the files of a form from the disk. */
export async function discardFiles(fields: Fields): Promise<void> {
  for (const value of Object.values(fields)) if (value instanceof ReceivedFile) await value.discard();
}

async function textOf(content: AsyncIterable<Uint8Array>, texts: { left: number }): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const bytes of content) {
    texts.left -= bytes.length;
    if (texts.left < 0) throw new AppError('too_large', messages.errors.tooLarge);
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString();
}
