import { z } from 'zod';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import { isTimeZone } from '#lib/core/dates/zoned-moment.ts';
import {
  hexColor,
  instant,
  orNull,
  ownPathOrWebAddress,
  required,
  rowId,
  updatedAt,
} from '#lib/core/operations/fields.ts';
import { localDateTime } from '#lib/core/operations/local-date-time.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { spokenFields } from '#lib/core/translations/spoken-row.ts';
import { messages } from '#lib/language/messages.ts';
import { scrollSpeeds } from './choices.ts';

const storedTime = z.string().meta({ description: 'A local date-time of its zone, yyyy-MM-ddTHH:mm.' });

const stored = {
  id: rowId,
  message: z.string(),
  link: z.string().nullable().meta({
    description: 'Where it leads: a path of the site or an https address; null for nowhere.',
  }),
  is_active: z.boolean(),
  start_date: storedTime,
  end_date: storedTime,
  background_color: z.string().meta({ description: 'A hex color.', examples: ['#ea384c'] }),
  text_color: z.string().meta({ description: 'A hex color.', examples: ['#ffffff'] }),
  scroll_speed: z.enum(scrollSpeeds),
  timezone: z.string().meta({ description: 'An IANA zone name.', examples: ['Europe/Paris'] }),
  is_urgent: z.boolean().meta({ description: 'Listed before all others, on every page.' }),
  created_at: instant,
  updated_at: updatedAt,
};

export const announcementRow = z
  .strictObject({ ...stored, display_state: z.enum(['active', 'scheduled', 'expired', 'inactive']) })
  .meta({ id: 'Announcement', description: 'An announcement with its present state.' });

export type Announcement = z.output<typeof announcementRow>;
export type AnnouncementState = Announcement['display_state'];

/** A showing announcement, for everyone. */
export const showingAnnouncementRow = z
  .strictObject({
    ...stored,
    ends_at: instant.nullable().meta({ description: 'When it stops showing.' }),
    ...spokenFields,
  })
  .meta({ id: 'ShowingAnnouncement', description: 'An announcement that shows now.' });

export type ShowingAnnouncement = z.output<typeof showingAnnouncementRow>;

const localTime = localDateTime({
  missing: () => messages.announcements.required,
  invalid: () => messages.announcements.invalidDate,
});

const color = hexColor(() => messages.announcements.invalidColor).meta({
  description: 'A hex color such as #ea384c.',
});

/** An announcement to write. The default zone is the church's. */
export const announcementInput = z
  .object({
    message: required(
      () => messages.announcements.required,
      500,
      () => messages.announcements.messageTooLong,
    ),
    link: orNull(ownPathOrWebAddress(() => messages.announcements.invalidLink, ['https'])).default(null),
    is_active: z.boolean().default(true),
    start_date: localTime,
    end_date: localTime,
    background_color: color.default('#ea384c'),
    text_color: color.default('#ffffff'),
    scroll_speed: z.enum(scrollSpeeds).default('normal'),
    timezone: z
      .string({ error: () => messages.announcements.required })
      .trim()
      .min(1, { error: () => messages.announcements.required })
      .refine((zone) => zone === '' || isTimeZone(zone), { error: () => messages.announcements.invalidZone })
      .default(() => churchTimeZone())
      .meta({ description: 'An IANA zone name.' }),
    is_urgent: z.boolean().default(false),
  })
  .refine(({ start_date, end_date }) => end_date === '' || end_date > start_date, {
    error: () => messages.announcements.endAfterStart,
    path: ['end_date'],
  });

export type AnnouncementFormValues = z.input<typeof announcementInput>;

const id = z.uuid({ error: () => messages.announcements.notFound });

/** An update: any of the fields, for the announcement with this id. */
export const announcementUpdate = z.looseObject({ id, if_match: ifMatch });

export const announcementDeletion = z.object({ id, if_match: ifMatch });
