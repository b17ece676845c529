import { readFile, stat } from 'node:fs/promises';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { requestIfChanged } from '#lib/core/http/conditional-request.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import type { SourceContext } from '../source.ts';
import { icsMessages } from './messages.ts';
import type { IcsOptions } from './schema.ts';

const maximumBytes = 20 * 1024 * 1024;
const timeoutMilliseconds = 30_000;
/** From when on it is read whether or not it has changed: single dates are made for some time ahead of today. */
const daysUnread = 7;

interface FetchedCalendar {
  bytes: Buffer;
  /** What to be handed the next time. */
  remember: Readonly<Record<string, string>>;
}

/**
 * The bytes of a calendar, or null when it says that it is what it was.
 * @throws AppError `invalid` for one that cannot be had, or is larger than 20 MB
 */
export async function fetchCalendar(
  { url, file }: IcsOptions,
  context: SourceContext,
): Promise<FetchedCalendar | null> {
  if (file !== undefined) return { bytes: await readBytes(file), remember: {} };
  const { signal, remembered, today } = context;
  const isRecent = (remembered.read_on ?? '') > addDays(today, -daysUnread);
  const validators = isRecent ? remembered : {};
  const response = await requestIfChanged(url ?? '', {
    maximumBytes,
    timeoutMilliseconds,
    signal,
    validators,
  });
  if (!response) return null;
  const parts: Buffer[] = [];
  for await (const part of response.body) parts.push(part);
  return { bytes: Buffer.concat(parts), remember: { ...response.validators, read_on: today } };
}

async function readBytes(path: string): Promise<Buffer> {
  if ((await stat(path)).size > maximumBytes) throw new AppError('invalid', icsMessages.tooLarge);
  return readFile(path);
}
