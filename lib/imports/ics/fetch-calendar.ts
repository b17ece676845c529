import { readFile, stat } from 'node:fs/promises';
import { requestIfChanged } from '#lib/core/http/conditional-request.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import type { SourceContext } from '../source.ts';
import { icsMessages } from './messages.ts';
import type { IcsOptions } from './schema.ts';

const maximumBytes = 20 * 1024 * 1024;
const timeoutMilliseconds = 30_000;

interface FetchedCalendar {
  text: string;
  /** What to be handed the next time. */
  validators: Readonly<Record<string, string>>;
}

/**
 * The text of a calendar, or null when it says that it is what it was.
 * @throws AppError `invalid` for one that cannot be had, or is larger than 20 MB
 */
export async function fetchCalendar(
  { url, file }: IcsOptions,
  context: SourceContext,
): Promise<FetchedCalendar | null> {
  if (url === undefined) return { text: await readFileText(file ?? ''), validators: {} };
  const { signal, remembered: validators } = context;
  const response = await requestIfChanged(url, { maximumBytes, timeoutMilliseconds, signal, validators });
  if (!response) return null;
  const parts: Buffer[] = [];
  for await (const part of response.body) parts.push(part);
  return { text: textOf(Buffer.concat(parts)), validators: response.validators };
}

async function readFileText(path: string): Promise<string> {
  if ((await stat(path)).size > maximumBytes) throw new AppError('invalid', icsMessages.tooLarge);
  return textOf(await readFile(path));
}

/** UTF-8, as calendars are (RFC 5545, 3.1.4), or what old programs for Windows wrote. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
