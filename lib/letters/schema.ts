import { z } from 'zod';
import type { LanguageTag } from '#lib/core/language/languages.ts';
import { day, instant, rowId, updatedAt } from '#lib/core/operations/fields.ts';
import { spokenFields } from '#lib/core/translations/spoken-row.ts';
import { type BlockOf, block } from '#lib/site-pages/blocks/block.ts';

export const letterKinds = ['week', 'letter', 'alert'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** `ready` waits for its time, `sending` leaves, `skipped` was left out or stopped. */
export const letterStates = ['draft', 'ready', 'sending', 'sent', 'skipped'] as const;
export type LetterState = (typeof letterStates)[number];

/** The parts of a week, in their order. */
const itemKinds = ['service', 'event', 'news', 'sermon', 'sign-up'] as const;
export type LetterItemKind = (typeof itemKinds)[number];

/** A line of a letter, frozen when it is composed. */
export const letterItem = z
  .strictObject({
    kind: z.enum(itemKinds),
    title: z.string(),
    when: z.string().nullable().meta({ description: 'Its dates and times in words.' }),
    where: z.string().nullable(),
    url: z.string().meta({ description: 'The absolute address of its page.' }),
    note: z.string().nullable().meta({ description: 'What is special about it.' }),
    untranslated: spokenFields.untranslated,
  })
  .meta({ id: 'LetterItem' });
export type LetterItem = z.output<typeof letterItem>;

/** A date of an event as a letter told it. */
const toldDate = z.strictObject({
  event_id: rowId,
  /** As the rule gives it: it stays when the date moves. */
  date: day,
  /** What readers were told of it: its day, time, place and status. */
  told: z.string(),
});
export type ToldDate = z.output<typeof toldDate>;

/** An item as it is stored: with its dates, and the list block that contains it (null: the letter itself). */
export const storedItem = letterItem.extend({
  dates: z.array(toldDate).default([]),
  block: z.int().nullable().default(null),
});
export type StoredItem = z.output<typeof storedItem>;

/** The blocks of pages that a letter may have; those of lists are frozen as items when it is sent. */
export const letterBlockKinds = [
  'words',
  'picture',
  'words_picture',
  'buttons',
  'notice',
  'events',
  'sermons',
] as const;
export type LetterBlockKind = (typeof letterBlockKinds)[number];
export type LetterBlock = BlockOf<LetterBlockKind>;

/** What mails of a letter are counted by. */
const letterCounts = z.strictObject({
  readers: z.int().meta({ description: 'How many it goes to.' }),
  sent: z.int(),
  waiting: z.int(),
  stopped: z.int().meta({ description: 'How many did not arrive.' }),
});
export type LetterCounts = z.output<typeof letterCounts>;

export const letterRow = z
  .strictObject({
    id: rowId,
    kind: z.enum(letterKinds),
    subject: z.string(),
    words: z.string().meta({ description: 'HTML as in the block `words`.' }),
    blocks: z.array(block).meta({ description: `Of the kinds ${letterBlockKinds.join(', ')}.` }),
    items: z.array(letterItem).meta({ description: 'Of a week: what it tells, frozen.' }),
    topics: z.array(z.string()),
    state: z.enum(letterStates),
    send_at: instant.nullable(),
    sent_at: instant.nullable().meta({ description: 'When it began to leave.' }),
    is_public: z.boolean().meta({ description: 'Whether it is a page of the site once it is sent.' }),
    first_day: day.nullable().meta({ description: 'Of a week: its first day.' }),
    corrects: rowId.nullable().meta({ description: 'The sent letter whose readers alone get it.' }),
    closing_id: rowId.nullable().meta({ description: 'Of an alert: the closing that it tells of.' }),
    counts: letterCounts.nullable().meta({ description: 'For staff alone.' }),
    updated_at: updatedAt,
    ...spokenFields,
  })
  .meta({ id: 'Letter', description: 'A letter to those who subscribed to one of its topics.' });
export type LetterRow = z.output<typeof letterRow>;

/** A letter as it is drawn: for a mail, its preview and its page. */
export interface LetterContent {
  id: string;
  kind: LetterKind;
  subject: string;
  /** Cleaned HTML; empty for none. */
  words: string;
  /** Each with the items of its list; those of blocks without one are empty. */
  blocks: readonly { block: LetterBlock; items: readonly LetterItem[] }[];
  /** What the week tells, by the order of `itemKinds`. */
  items: readonly LetterItem[];
  /** The day that it is dated with, yyyy-MM-dd. */
  day: string;
  /** The absolute address of its page; null for a letter that is not public. */
  pageUrl: string | null;
  /** Whether it corrects another letter. */
  isCorrection: boolean;
  language: LanguageTag;
  /** Its texts without a translation, shown in the first language; `blocks` are all of them. */
  untranslated?: string[];
}

/** When 'this week' composes itself, by the church's clock. */
export const letterPlan = z
  .strictObject({
    weekday: z.int().min(0).max(6).meta({ description: '0 to 6 from Sunday.' }),
    time: z.string().meta({ description: 'HH:mm', examples: ['10:00'] }),
    needs_approval: z.boolean().meta({ description: 'It waits for a press before it is sent.' }),
    is_on: z.boolean(),
    updated_at: updatedAt.nullable().meta({ description: 'Null: as the site began.' }),
  })
  .meta({ id: 'LetterPlan' });
export type LetterPlanRow = z.output<typeof letterPlan>;

/** A letter in the list of those that everybody may read. */
export interface PublicLetter {
  id: string;
  kind: LetterKind;
  subject: string;
  /** The church's day on which it was sent, yyyy-MM-dd. */
  day: string;
  sent_at: string;
  updated_at: string;
  untranslated?: string[];
}
