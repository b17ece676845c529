import { readFile, stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { requestIfChanged } from '#lib/core/http/conditional-request.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import type { SourceContext } from '../source.ts';

const maximumBytes = 20 * 1024 * 1024;
const timeoutMilliseconds = 30_000;
/** After these days it is read even if unchanged: single dates extend to a horizon that moves with today. */
const daysUnread = 7;

/** An uploaded file is read instead of the address. */
export interface IcsOptions {
  url?: string | undefined;
  file?: string;
}

interface FetchedCalendar {
  bytes: Buffer;
  /** State for the next read. */
  remember: Readonly<Record<string, string>>;
}

/** Returns the bytes of a calendar, or null for an unchanged one. @throws AppError `invalid`, also above 20 MB */
export async function fetchCalendar(
  { url, file }: IcsOptions,
  context: SourceContext,
): Promise<FetchedCalendar | null> {
  if (file !== undefined) return { bytes: await readBytes(file), remember: {} };
  const { signal, remembered, today } = context;
  const isRecent = (remembered.read_on ?? '') > addDays(today, -daysUnread);
  const validators = isRecent ? remembered : {};
  const limits = { maximumBytes, timeoutMilliseconds };
  const response = await requestIfChanged(url ?? '', { ...limits, signal, validators });
  if (!response) return null;
  return { bytes: await buffer(response.body), remember: { ...response.validators, read_on: today } };
}

async function readBytes(path: string): Promise<Buffer> {
  if ((await stat(path)).size > maximumBytes) throw new AppError('invalid', messages.ics.tooLarge);
  return readFile(path);
}
