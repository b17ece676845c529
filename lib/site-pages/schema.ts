import { z } from 'zod';
import { day, instant, rowId, updatedAt } from '#lib/core/operations/fields.ts';
import { block } from './blocks/block.ts';

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
  draft_path: z.string().nullable().meta({
    description: 'The address that the page takes when its draft is published; null for the same.',
  }),
  updated_at: updatedAt,
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
