import type { Database } from '#lib/core/database/db.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import type { SoundColumns } from '#lib/sound/keep-sound.ts';
import { lengthInWords } from '#lib/sound/length-in-words.ts';
import { lockRows, updateRows } from './sql.ts';
import { type Target, type WrittenRow, withIds } from './target.ts';

/** The name of a sermon's sound in `SourceRecord.pictures`. */
export const soundFile = 'sound';

/** What belongs to the address of the sound, and comes with it. */
const facts = ['audio_file', 'audio_bytes', 'audio_seconds', 'audio_type', 'audio_sha256'] as const;

type Facts = Record<(typeof facts)[number], string | number | null>;

/** Returns the target of sermons with what belongs to their sound; where it is fetched, it is stored here. */
export function withSound(target: Target): Target {
  return {
    ...target,
    files: {
      isOwn: true,
      keep: async (address, title, signal) => {
        const { keepSoundFrom } = await import('#lib/sound/keep-sound.ts');
        return JSON.stringify(await keepSoundFrom(address, title, signal));
      },
      failed: () => messages.imports.soundFailed,
      doubt: ({ audio_seconds }, kept) => shortness(Number(audio_seconds), JSON.parse(kept)),
      place: (row, kept) => {
        const sound = kept.get(soundFile);
        return sound === undefined ? row : { ...row, ...(JSON.parse(sound) as SoundColumns) };
      },
    },
    check(record) {
      const { row, exceptions } = target.check(record);
      return { row: { ...row, ...factsOf(row, record.values) }, exceptions };
    },
    lacksFacts: (there, given) =>
      there.audio_url === given.audio_url && there.audio_bytes === null && given.audio_bytes !== null,
    async update(database, rows) {
      const known = await withKnownFacts(database, rows);
      await updateRows(database, target.table, [...target.columns, ...facts], withIds(known));
    },
  };
}

/** Returns a message about sound that is much shorter than its feed says, or null: advertising differs from day to day. */
function shortness(told: number, { audio_seconds }: SoundColumns): string | null {
  const there = audio_seconds ?? told;
  if (told - there <= Math.max(10, told / 10)) return null;
  return messages.imports.soundShort(lengthInWords(there, told));
}

/** Returns what the source says of the sound at an address elsewhere. */
function factsOf({ audio_url }: Values, values: Readonly<Record<string, unknown>>): Facts {
  const isElsewhere = typeof audio_url === 'string' && !audio_url.startsWith('/');
  const count = (value: unknown) =>
    isElsewhere && Number.isInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31
      ? Number(value)
      : null;
  return {
    audio_file: null,
    audio_bytes: count(values.audio_bytes),
    audio_seconds: count(values.audio_seconds),
    audio_type: isElsewhere && typeof values.audio_type === 'string' ? values.audio_type : null,
    audio_sha256: null,
  };
}

/** A sermon whose sound stays where it is keeps what is known of it. */
async function withKnownFacts(database: Database, rows: readonly WrittenRow[]): Promise<WrittenRow[]> {
  const present = await lockRows(
    database,
    'sermons',
    rows.map(({ id }) => id),
  );
  return rows.map((written) => {
    const there = present.get(written.id);
    if (!there || there.audio_url !== written.row.audio_url) return written;
    const known = facts.map((name) => [name, written.row[name] ?? there[name] ?? null]);
    return { ...written, row: { ...written.row, ...Object.fromEntries(known) } };
  });
}
