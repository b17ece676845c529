import { z } from 'zod';
import { formatDate, isDateText } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import {
  atMost,
  day,
  instant,
  orNull,
  ownPathOrWebAddress,
  rowId,
  updatedAt,
  webAddress,
  writtenDay,
} from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { listLimit, listOffset, wholeNumber } from '#lib/core/operations/pagination.ts';
import { multiline } from '#lib/core/operations/sanitize-input.ts';
import { isBlank } from '#lib/core/operations/text-rules.ts';
import { spokenFields } from '#lib/core/translations/spoken-row.ts';
import { messages } from '#lib/language/messages.ts';
import { longestChapterTitle, readChapterLines } from './chapter-lines.ts';
import { countBlanks, mostBlanks } from './notes/notes.ts';

const notesMarkup =
  'Simple markup: `# ` a heading, `- ` and `1. ` items, `**strong**`, `*emphasized*`, `[[word]]` a blank to fill in.';

/** A passage of the Bible: `28` or `8:28` of a book, by the book's name in addresses ('romans', '1-corinthians'). */
const passage = z.strictObject({ book: z.string(), from: z.string(), to: z.string() });
export type Passage = z.output<typeof passage>;

/** Where a part of the sermon begins, in whole seconds. */
const chapter = z.strictObject({ seconds: z.int().min(0), title: z.string() });
export type Chapter = z.output<typeof chapter>;

export const sermonRow = z
  .strictObject({
    id: rowId,
    title: z.string(),
    speaker: z.string(),
    date: day,
    passage: z.string().nullable(),
    passages: z.array(passage).meta({ description: 'What can be read of `passage`; derived.' }),
    video_url: z.string().nullable(),
    audio_url: z.string().nullable().meta({
      description: 'The sound: a file of the site under /sermons/audio/, or an https address elsewhere.',
    }),
    audio_bytes: z.int().nullable(),
    audio_seconds: z.int().nullable(),
    audio_type: z.string().nullable(),
    has_transcript: z.boolean(),
    chapters: z.array(chapter),
    description: z.string(),
    thumbnail_url: z.string().nullable(),
    series: z.string().nullable(),
    series_title: z
      .string()
      .optional()
      .meta({ description: 'The title of the series in the second language of the site, where it has one.' }),
    series_slug: z.string().nullable().meta({ description: 'The series’ page: /sermons/series/{slug}.' }),
    notes: z.string().nullable().meta({ description: notesMarkup }),
    created_at: instant,
    updated_at: updatedAt,
    ...spokenFields,
  })
  .meta({ id: 'Sermon' });

export type Sermon = z.output<typeof sermonRow>;

/** A row of a list: one that was found by what is said in it has the places. */
export const foundSermon = sermonRow
  .extend({
    moments: z
      .array(z.strictObject({ seconds: z.int().min(0).nullable(), text: z.string() }))
      .optional()
      .meta({
        description:
          'With `search`: where the words are said, three at most. `seconds` is null in a transcript without times.',
      }),
  })
  .meta({ id: 'FoundSermon' });
export type FoundSermon = z.output<typeof foundSermon>;

/** The first date a sermon may have. */
export const earliestSermonDate = '1900-01-01';

/** Sermons on one page of the library. */
export const sermonsPerPage = 6;

// Neither check aborts: an aborted field would keep what is said of the whole sermon from being checked.
const date = writtenDay(() => messages.sermons.date)
  .refine((value) => !isDateText(value) || (value >= earliestSermonDate && value <= churchToday()), {
    error: () => messages.sermons.dateOutOfRange,
  })
  .meta({ description: 'From 1900-01-01 to today, yyyy-MM-dd.', format: 'date' });

const thumbnailUrl = orNull(ownPathOrWebAddress(() => messages.sermons.url));

const notes = atMost(10_000).refine((text) => countBlanks(text) <= mostBlanks, {
  error: () => messages.sermons.tooManyBlanks(mostBlanks),
});

const videoUrl = orNull(webAddress(() => messages.sermons.url)).meta({
  description:
    'An http(s) address; videos of YouTube and Vimeo play on the page. Null or absent with sound alone.',
});

const audioUrl = orNull(ownPathOrWebAddress(() => messages.sermons.url, ['https']));

const mostChapters = 100;

/** The form sends them as lines: '12:30 The lost coin'. */
const chaptersAsSent = z.preprocess(
  (value: string | readonly Chapter[], context) => {
    if (typeof value !== 'string') return value;
    const { chapters, problems } = readChapterLines(value);
    for (const message of problems) context.addIssue({ code: 'custom', message });
    return chapters;
  },
  z
    .array(
      z.object({
        seconds: z.int().min(0),
        title: atMost(longestChapterTitle, { least: 1, message: () => messages.chapters.title }),
      }),
    )
    .max(mostChapters, { error: () => messages.chapters.tooMany(mostChapters) })
    .refine((chapters) => new Set(chapters.map(({ seconds }) => seconds)).size === chapters.length, {
      error: () => messages.chapters.twice,
    })
    .overwrite((chapters) => [...chapters].sort((one, other) => one.seconds - other.seconds)),
);

const sermonFields = z.object({
  title: atMost(200, { least: 2, message: () => messages.sermons.title }),
  speaker: atMost(120, { least: 2, message: () => messages.sermons.speaker }),
  date,
  passage: orNull(atMost(300)).optional(),
  video_url: videoUrl.optional(),
  audio_url: audioUrl.optional().meta({
    description:
      'An https address elsewhere. The address of the file that the sermon has keeps it, null removes it.',
  }),
  audio_upload: orNull(atMost(100)).optional().meta({
    description:
      'The id of a finished upload of this session (`POST /api/uploads/sound`), which takes precedence over `audio_url`. It serves one sermon (409).',
  }),
  description: multiline(atMost(10_000, { least: 10, message: () => messages.sermons.description })),
  thumbnail_url: thumbnailUrl.optional(),
  series: orNull(atMost(200)).optional(),
  chapters: multiline(chaptersAsSent)
    .optional()
    .meta({ description: 'Where its parts begin: at most 100, each at another second.' }),
  notes: multiline(orNull(notes)).optional().meta({ description: notesMarkup }),
});

/** A new sermon. Blank optional fields are stored as null; of video and sound one is required. */
export const sermonInput = sermonFields.refine((values) => missingMedia(values) === null, {
  path: ['video_url'],
  error: ({ input }) => missingMedia(input as Media) ?? undefined,
  // Beside what is wrong with other fields.
  when: ({ value }) => typeof value === 'object' && value !== null,
});

/**
 * A change of one sermon: missing fields are kept, and so is the picture when blank; null removes it. `if_match` is the
 * `updated_at` that was read, or `*`.
 */
export const sermonUpdate = sermonFields.partial().extend({
  thumbnail_url: z
    .preprocess((value) => (isBlank(value) ? undefined : value), thumbnailUrl.optional())
    .optional()
    .meta({ description: 'Blank or absent keeps the picture there is, null removes it.' }),
  id: z.uuid(),
  if_match: ifMatch,
});

interface Media {
  video_url?: string | null | undefined;
  audio_url?: string | null | undefined;
  audio_upload?: string | null | undefined;
}

/** Returns what to say of a sermon that has neither a video nor sound; null for one that has. */
export function missingMedia({ video_url, audio_url, audio_upload }: Media): string | null {
  if (video_url || audio_url || audio_upload) return null;
  return messages.sermons.noMedia;
}

export const sermonId = z.object({ id: z.uuid() });
export const sermonDeletion = sermonId.extend({ if_match: ifMatch });

/** What is longer is searched by its beginning. */
const longestSearch = 200;
/** More names than a library shows are not asked for. */
const mostNames = 100;

const names = z
  .union([z.string(), z.array(z.string())])
  .transform((value) =>
    [...new Set([value].flat().map((name) => beginningOf(name.trim())))].filter(Boolean).slice(0, mostNames),
  );

function beginningOf(text: string): string {
  return [...text.slice(0, 2 * longestSearch)].slice(0, longestSearch).join('');
}

/** The filters of a list: combined with AND, several values of one filter with OR. */
export const sermonFilters = z.object({
  search: z.string().trim().overwrite(beginningOf).optional().meta({
    description:
      'Words in the title, the speaker, the passage, the description or the date (‘March 8, 2026’). Capitals, accents and kinds of quotes and dashes make no difference. Also what is said: words in any of their forms, phrases in quotes.',
  }),
  series: names.optional().meta({ description: 'May be given several times.' }),
  speaker: names.optional().meta({ description: 'May be given several times.' }),
});

/** A list of sermons: filtered, and a page of six, or a `limit` (1 to 200) from an `offset`. */
export const sermonListInput = sermonFilters.extend({
  page: wholeNumber
    .pipe(z.number().min(1).max(100_000))
    .optional()
    .meta({ description: 'A page of six.', type: 'integer', minimum: 1, maximum: 100_000 }),
  limit: listLimit.optional(),
  offset: listOffset.optional(),
});

/** Returns the sermon's date for display ('March 8, 2026'), or 'No date' for an invalid one. */
export function sermonDateText(date: string): string {
  return formatDate(date, 'MMMM d, yyyy') ?? messages.sermons.placeholder.date;
}
