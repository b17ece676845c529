import { z } from 'zod';
import { roomGroups } from '#lib/core/addresses/pages.ts';
import { day, instant, rowId } from '#lib/core/operations/fields.ts';

const count = z.int().nullable();

const lack = z.enum(['https', 'mail', 'backup_copy']);
/** Something that the site itself lacks. */
export type Lack = z.output<typeof lack>;

/** What waits for the person who asks; null where that is not theirs to do. */
const officeWaiting = z.strictObject({
  prayer_requests: count.meta({ description: 'How many are new.' }),
  stopped_mails: count.meta({ description: 'How many were given up, of the kinds the person may see.' }),
  waiting_mails: z.strictObject({ count: z.int(), wait: z.string().nullable() }).nullable().meta({
    description:
      'How many wait because mail is not set up, and for what; with null for what: since they waited too long.',
  }),
  address: z
    .strictObject({ state: z.enum(['plain', 'failed']), words: z.string() })
    .nullable()
    .meta({
      description:
        'That the site has no name yet, so that nothing is encrypted; or why its certificate is not renewed.',
    }),
  lacks: z.array(lack).meta({
    description:
      'What the site itself lacks: HTTPS, a way for mail to leave, backups on another disk. Nothing without `settings`.',
  }),
  backup: z
    .strictObject({
      error: z.string().nullable(),
      overdue_days: z.int().nullable(),
    })
    .nullable()
    .meta({ description: 'Why it needs attention: the last one failed, or none was proven for days.' }),
  new_answers: z.array(z.strictObject({ form_id: rowId, title: z.string(), count: z.int() })).meta({
    description: 'The forms that were answered since the person’s last session, at most a week ago.',
  }),
  unheard_forms: z.array(z.strictObject({ form_id: rowId, title: z.string() })).meta({
    description: 'The open forms whose answers no one is told of.',
  }),
  ending_announcements: z
    .array(z.strictObject({ id: rowId, message: z.string(), ends_at: instant }))
    .meta({ description: 'Those that show now and end today.' }),
  translations: z.strictObject({ missing: z.int(), stale: z.int() }).nullable().meta({
    description:
      'How many rows that the person may change lack words in the second language, and of how many the original has changed since. Null where nothing waits.',
  }),
  letters: z
    .strictObject({
      ready: z.strictObject({ id: rowId, subject: z.string() }).nullable(),
      corrections: z.int(),
      held: z.int(),
    })
    .nullable()
    .meta({
      description:
        '‘This week’ that waits for a press; how many sent letters tell of dates that have changed since; how many mails of letters wait because mail is not set up.',
    }),
});

/** A change that somebody else made. */
const officeChange = z.strictObject({
  id: rowId,
  at: instant,
  headline: z.string().meta({ description: 'What it was, in a sentence.' }),
  by: z.string().nullable().meta({ description: 'Who it was; null for a change made outside the site.' }),
});
export type OfficeChange = z.output<typeof officeChange>;

/** One date of a service or event. */
const officeDate = z.strictObject({
  id: z.string(),
  kind: z.enum(['event', 'service']),
  href: z.string().meta({ description: 'The path of its page.' }),
  title: z.string(),
  date: day,
  time: z.string().nullable(),
  location: z.string().nullable(),
  signed_up: z.int().nullable().meta({ description: 'How many people are; null without sign-ups.' }),
  status: z.enum(['scheduled', 'cancelled', 'moved_online', 'late']),
});
export type OfficeDate = z.output<typeof officeDate>;

const officeRoom = z.strictObject({
  group: z.enum(roomGroups),
  label: z.string(),
  hint: z.string(),
  path: z.string(),
});
export type OfficeRoom = z.output<typeof officeRoom>;

export const office = z
  .strictObject({
    waiting: officeWaiting,
    changed: z.strictObject({
      since: instant.meta({ description: 'The end of the person’s last session, at most a week ago.' }),
      entries: z.array(officeChange),
      more: z.int().meta({ description: 'How many further ones there are.' }),
    }),
    today: day,
    week: z.array(officeDate).meta({ description: 'Seven days from today on.' }),
    rooms: z.array(officeRoom).meta({ description: 'The pages of staff that are for this person.' }),
  })
  .meta({ id: 'Office', description: 'What waits for the person who asks, this week, and their pages.' });
export type Office = z.output<typeof office>;
