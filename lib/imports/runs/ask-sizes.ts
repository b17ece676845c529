import { db } from '#lib/core/database/db.ts';
import { requestAddress } from '#lib/core/http/outbound-request.ts';
import { labelledTransaction } from '#lib/core/operations/audited-transaction.ts';
import { messages } from '#lib/language/messages.ts';
import { soundFile } from '../targets/sound.ts';
import { targets } from '../targets/targets.ts';
import { keptPicture, planRows, type Verdict } from './plan.ts';
import { stagedRows } from './staged-rows.ts';
import type { Progress, WorkingRun } from './working-run.ts';

const soundsAtOnce = 4;
const askMilliseconds = 5000;
/** A host that does not answer so often in a row is asked no more. */
const mostSilences = 5;
const mostNamed = 10;

/**
 * Asks the hosts of sound that stays there for the sizes that neither the source nor this site knows, and stores them
 * with the rows. Returns a message about those that stay unknown.
 */
export async function askSizes(run: WorkingRun, { signal }: Progress): Promise<string[]> {
  const look = labelledTransaction('');
  const ask = sizeAsker(signal);
  const unknown: string[] = [];
  for await (const rows of stagedRows(db(), run.id, 'sermons')) {
    const verdicts = await look((database) => planRows(database, run, targets.sermons, rows));
    const wanted = verdicts.filter(lacksSize);
    while (wanted.length > 0) {
      signal.throwIfAborted();
      const batch = wanted.splice(0, soundsAtOnce);
      const sizes = await Promise.all(batch.map((verdict) => ask(askedAddress(verdict))));
      for (const [at, { staged }] of batch.entries()) {
        const audio_bytes = sizes[at] ?? null;
        if (audio_bytes === null) unknown.push(staged.title);
        else await storeSize(run, staged, audio_bytes);
      }
    }
  }
  return unknown.length > 0 ? [unknownSizes(unknown)] : [];
}

/** Whether the row will have sound elsewhere of an unknown size. */
function lacksSize({ action, staged, link, present, next }: Verdict): boolean {
  const { audio_url, audio_bytes } = next.row;
  if (action === 'skipped' || typeof audio_url !== 'string' || audio_url.startsWith('/')) return false;
  if (audio_bytes !== null || keptPicture(staged, link, soundFile) !== null) return false;
  return present?.row.audio_url !== audio_url || present.row.audio_bytes === null;
}

/** The address as the source has it: the site plays it by HTTPS alone. */
function askedAddress({ staged, next }: Verdict): string {
  return staged.pictures[soundFile]?.from ?? String(next.row.audio_url);
}

async function storeSize({ id }: WorkingRun, { place, columns }: Verdict['staged'], audio_bytes: number) {
  await db().importRow.updateMany({
    where: { run_id: id, place },
    data: { columns: { ...columns, audio_bytes } },
  });
}

/** Returns a function that asks an address for its size; null where it is not told. */
function sizeAsker(signal: AbortSignal): (address: string) => Promise<number | null> {
  const silences = new Map<string, number>();
  return async (address) => {
    const { host } = new URL(address);
    const silent = silences.get(host) ?? 0;
    if (silent >= mostSilences) return null;
    try {
      const size = await askSoundSize(address, signal);
      silences.set(host, 0);
      return size;
    } catch {
      signal.throwIfAborted();
      silences.set(host, silent + 1);
      return null;
    }
  };
}

function unknownSizes(titles: readonly string[]): string {
  const named = titles.slice(0, mostNamed).map(messages.imports.quoted).join(', ');
  return messages.imports.sizeUnknown(titles.length, named, titles.length - mostNamed);
}

/** Hosts of podcasts count downloads by addresses that lead on. */
const mostRedirects = 10;
/** The most that a row of a sermon holds. */
const mostBytes = 2 ** 31 - 1;

/**
 * Asks an address elsewhere for the size of its sound, by its headers alone. Returns bytes; null where it does not tell,
 * or is a page.
 * @throws AppError `invalid` for no answer in time
 */
async function askSoundSize(address: string, signal: AbortSignal): Promise<number | null> {
  const { status, headers, discard } = await requestAddress(address, {
    ...{
      method: 'HEAD',
      timeoutMilliseconds: askMilliseconds,
      mostRedirects,
      maximumBytes: mostBytes,
      signal,
    },
    headers: { 'accept-encoding': 'identity' },
  });
  discard();
  const size = Number(headers['content-length']);
  const isSound = status === 200 && !/^text\/html/i.test(headers['content-type'] ?? '');
  return isSound && Number.isSafeInteger(size) && size > 0 && size <= mostBytes ? size : null;
}
