import { z } from 'zod';
import { isDateText } from '#lib/core/dates/calendar-date.ts';
import {
  day,
  instant,
  knownId,
  moment,
  orNull,
  ownPathOrWebAddress,
  required,
  rowId,
  updatedAt,
} from '#lib/core/operations/fields.ts';
import { localDateTime } from '#lib/core/operations/local-date-time.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { multiline } from '#lib/core/operations/sanitize-input.ts';
import { keepUnder } from '#lib/core/operations/text-rules.ts';
import { spokenFields } from '#lib/core/translations/spoken-row.ts';
import { messages } from '#lib/language/messages.ts';
import { block, blockList } from './blocks/block.ts';
import { templateNames } from './templates/names.ts';

export const pageKinds = ['page', 'news'] as const;
export type PageKind = (typeof pageKinds)[number];
export const pageStates = ['draft', 'scheduled', 'published', 'unpublished'] as const;
export type PageState = (typeof pageStates)[number];

const plannedMoment = z.string().nullable();

const shown = {
  id: rowId,
  kind: z.enum(pageKinds),
  path: z.string().meta({ description: 'The address: one to three segments.', examples: ['/weddings'] }),
  title: z.string(),
  summary: z.string(),
  picture_url: z.string().nullable(),
  picture_alt: z.string().meta({ description: 'Empty for a decorative picture.' }),
  category: z.string().nullable(),
  ministry_id: rowId.nullable(),
  is_unlisted: z.boolean().meta({ description: 'Reached by its address alone; in no list, feed or search.' }),
  pinned_until: day.nullable().meta({ description: 'News stand first through this day.' }),
};

const planned = {
  state: z.enum(pageStates).meta({
    description:
      'draft: never published; scheduled: `publish_at` is to come; published; unpublished: 404 for visitors.',
  }),
  publish_at: plannedMoment.meta({
    description: 'When the draft becomes public: a local date-time of the church, yyyy-MM-ddTHH:mm.',
  }),
  unpublish_at: plannedMoment.meta({ description: 'When the page stops being public, in the same form.' }),
  published_at: instant.nullable().meta({ description: 'When it became public.' }),
  has_draft: z.boolean().meta({ description: 'Whether staff have changes that are not public.' }),
  is_unfinished: z.boolean().meta({
    description: 'Whether it has sentences that ask staff to write. Visitors are not shown them.',
  }),
  draft_path: z.string().nullable().meta({
    description: 'The address that the page takes when its draft is published; null for the same.',
  }),
  updated_at: updatedAt,
  ...spokenFields,
};

/** A page in lists: without its blocks. */
export const sitePageListRow = z
  .strictObject({ ...shown, ...planned })
  .meta({ id: 'SitePageSummary', description: 'A page or a news post, without its blocks.' });

/** Visitors get what is public, staff the draft where there is one. */
export const sitePageRow = z
  .strictObject({ ...shown, blocks: z.array(block), ...planned })
  .meta({ id: 'SitePage', description: 'A page or a news post of the church’s own.' });

export type SitePageListRow = z.output<typeof sitePageListRow>;
export type SitePageRow = z.output<typeof sitePageRow>;

const title = required(() => messages.sitePages.noTitle, 120);
const path = z
  .string({ error: () => messages.sitePages.noPath })
  .max(2000, { error: () => messages.sitePages.noPath });
const upTo = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: () => keepUnder(most) });

/** A new page: its first blocks are those of a template, and its path is made of the title when absent. */
export const pageCreation = z.object({
  kind: z.enum(pageKinds, { error: () => messages.sitePages.noKind }),
  title,
  path: path.nullish().meta({ description: 'One to three segments; of news the last one is chosen.' }),
  ministry_id: orNull(z.uuid({ error: () => messages.blocks.noMinistry })).default(null),
  template: z.enum(templateNames, { error: () => messages.sitePages.noTemplate }).default('blank'),
});

/** What staff edit. */
export const pageInput = z.object({
  title,
  summary: multiline(upTo(300).default('')),
  picture_url: orNull(ownPathOrWebAddress(() => messages.blocks.noPicture, ['https'])).default(null),
  picture_alt: upTo(300).default(''),
  category: orNull(upTo(60)).default(null),
  ministry_id: orNull(z.uuid({ error: () => messages.blocks.noMinistry })).default(null),
  is_unlisted: z.boolean().default(false),
  pinned_until: orNull(
    z
      .string()
      .trim()
      .refine(isDateText, { error: () => messages.sitePages.noDate }),
  ).default(null),
  blocks: blockList.default([]),
});

/** The change of a page: any of these fields and `path`, for the page with this id. */
export const pageUpdate = z.looseObject({ id: knownId, if_match: ifMatch, path: path.nullish() });

/** The fields of a change, for the API's document. */
export const pageUpdateFields = pageInput.extend({ path: path.nullish() });

export const knownPage = z.object({ id: knownId });
export const pageReference = knownPage.extend({ if_match: ifMatch });

const plannedInput = localDateTime({
  missing: () => messages.sitePages.noMoment,
  invalid: () => messages.sitePages.noMoment,
}).nullish();

/** The publication of a page: at once or `at` a moment of the church's clock, `until` another. */
export const pagePublication = pageReference.extend({
  at: plannedInput,
  until: plannedInput.meta({ description: 'Null for no end; without it a planned end stays.' }),
});

/** All pages that are public, or those of a kind. */
export const pageList = moment.extend({ kind: z.enum(pageKinds).optional() });
export const staffPageList = pageList.omit({ now: true });

/** One page by its id or its path. */
export const pageQuestion = moment.extend({ id: knownId.optional(), path: z.string().max(200).optional() });

/** A link that shows a page's draft. */
export const sharedPreview = z.strictObject({ url: z.string(), expires_at: instant }).meta({
  id: 'SharedPreview',
  description: 'A link that shows a page with its draft to anyone who has it.',
});
