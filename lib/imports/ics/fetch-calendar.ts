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
  text: string;
  /** What to be handed the next time. */
  remember: Readonly<Record<string, string>>;
}

/**
 * The text of a calendar, or null when it says that it is what it was.
 * @throws AppError `invalid` for one that cannot be had, or is larger than 20 MB
 */
export async function fetchCalendar(
  { url, file }: IcsOptions,
  context: SourceContext,
): Promise<FetchedCalendar | null> {
  if (file !== undefined) return { text: await readFileText(file), remember: {} };
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
  return { text: textOf(Buffer.concat(parts)), remember: { ...response.validators, read_on: today } };
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
