import { z } from 'zod';
import { roles } from '#lib/core/auth/permissions.ts';
import {
  emailAddress,
  knownId,
  moment,
  orNull,
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
import { formKinds } from './kinds.ts';
import { capacity, questionList, questionRow, slotList, slotRow } from './questions.ts';

/** The most seats that one party can take. */
export const largestParty = 20;
const longestKeepDays = 3650;
/** A year before the start. */
const earliestClosing = 366 * 24 * 60;

const about = {
  kind: { description: 'A sign-up has seats; what is sent to the others is received.' },
  slug: { description: 'The form’s page is `/forms/{slug}`; made of the title.' },
  removed: { description: 'Questions that the form had before, as answers to them are kept. For staff.' },
  event: { description: 'The event that people sign up for; each of its dates has its own seats.' },
  capacity: { description: 'Seats of each date; null: as many as come; 0: a waiting list only.' },
  party_max: { description: `The most seats of one party, 1 to ${largestParty}.` },
  waiting: { description: 'Whether somebody may wait when the seats are taken.' },
  opens_at: { description: 'A local date-time of the church, yyyy-MM-ddTHH:mm; null: at once.' },
  closes: { description: 'How many minutes before its start a date closes.' },
  thanks: { description: 'What is shown after it was sent.' },
  keep_days: { description: 'Days after the date, or the answer, until what was said is deleted.' },
  notify: { description: 'Who hears that somebody answered: roles and e-mail addresses. For staff.' },
  is_open: { description: 'For staff the switch; for visitors whether the form takes answers now.' },
  is_contact: {
    description:
      'Whether pages lead to it where the church’s e-mail address would stand. One form at most has it.',
  },
  is_visit: {
    description: 'Whether pages lead who plans a visit to it. One form at most has it.',
  },
} as const;

const notify = z
  .strictObject({ roles: z.array(z.enum(roles)), emails: z.array(z.string()) })
  .meta({ id: 'FormNotify', ...about.notify });

/** A form. Visitors get no `notify`, `ministry_id` or `removed_questions`. */
export const formRow = z
  .strictObject({
    id: rowId,
    kind: z.enum(formKinds).meta(about.kind),
    slug: z.string().meta(about.slug),
    title: z.string(),
    intro: z.string(),
    questions: z.array(questionRow),
    removed_questions: z.array(questionRow).optional().meta(about.removed),
    slots: z.array(slotRow),
    event_id: rowId.nullable().meta(about.event),
    capacity: z.int().nullable().meta(about.capacity),
    party_max: z.int().meta(about.party_max),
    has_waiting_list: z.boolean().meta(about.waiting),
    opens_at: z.string().nullable().meta(about.opens_at),
    closes_minutes: z.int().meta(about.closes),
    thanks: z.string().meta(about.thanks),
    keep_days: z.int().meta(about.keep_days),
    notify: notify.optional(),
    ministry_id: rowId.nullable().optional(),
    is_open: z.boolean().meta(about.is_open),
    is_contact: z.boolean().meta(about.is_contact),
    is_visit: z.boolean().meta(about.is_visit),
    updated_at: updatedAt,
    ...spokenFields,
  })
  .meta({ id: 'Form', description: 'A contact form, a sign-up for an event, or another form.' });
export type FormRow = z.output<typeof formRow>;

const whole = (least: number, most: number) =>
  z
    .int({ error: () => messages.errors.wholeNumber })
    .min(least, { error: () => messages.signUps.between(least, most) })
    .max(most, { error: () => messages.signUps.between(least, most) });
const upTo = (most: number) =>
  multiline(
    z
      .string()
      .trim()
      .max(most, { error: () => keepUnder(most) }),
  );
const localMoment = localDateTime({
  missing: () => messages.signUps.noMoment,
  invalid: () => messages.signUps.noMoment,
});

/** What staff write of a form, without defaults. */
export const formFields = {
  kind: z.enum(formKinds, { error: () => messages.signUps.noKind }).meta(about.kind),
  title: required(() => messages.signUps.noTitle, 120),
  intro: upTo(2000),
  questions: questionList,
  slots: slotList,
  event_id: z
    .uuid({ error: () => messages.signUps.noEvent })
    .nullable()
    .meta(about.event),
  capacity: capacity.meta(about.capacity),
  party_max: whole(1, largestParty).meta(about.party_max),
  has_waiting_list: z.boolean().meta(about.waiting),
  opens_at: orNull(localMoment).meta(about.opens_at),
  closes_minutes: whole(0, earliestClosing).meta(about.closes),
  thanks: upTo(2000).meta(about.thanks),
  keep_days: whole(1, longestKeepDays).meta(about.keep_days),
  notify: z
    .object({
      roles: z
        .array(z.enum(roles, { error: () => messages.signUps.noRole }))
        .max(roles.length)
        .default([]),
      emails: z
        .array(emailAddress(() => messages.signUps.noEmail))
        .max(20)
        .default([]),
    })
    .meta(about.notify),
  ministry_id: orNull(z.uuid({ error: () => messages.signUps.noMinistry })),
  is_open: z.boolean(),
  is_contact: z.boolean().meta(about.is_contact),
  is_visit: z.boolean().meta(about.is_visit),
};

export const formUpdate = z.object(formFields).partial().extend({ id: knownId, if_match: ifMatch });

export const formCreation = z.object({
  ...formFields,
  kind: formFields.kind.default('sign_up'),
  intro: formFields.intro.default(''),
  questions: formFields.questions.default([]),
  slots: formFields.slots.default([]),
  event_id: formFields.event_id.default(null),
  capacity: formFields.capacity.default(null),
  party_max: formFields.party_max.default(10),
  has_waiting_list: formFields.has_waiting_list.default(true),
  opens_at: formFields.opens_at.default(null),
  closes_minutes: formFields.closes_minutes.default(0),
  thanks: formFields.thanks.default(''),
  keep_days: formFields.keep_days.default(90),
  notify: formFields.notify.default({ roles: [], emails: [] }),
  ministry_id: formFields.ministry_id.default(null),
  is_open: formFields.is_open.default(false),
  // Omitted: the first of its kind has it.
  is_contact: formFields.is_contact.optional(),
  is_visit: formFields.is_visit.optional(),
});
export type FormFormValues = z.input<typeof formCreation>;

export const knownForm = z.object({ id: knownId });
export const formReference = knownForm.extend({ if_match: ifMatch });

/** All forms that take answers. */
export const formList = moment;
/** One form by its id, its slug or its event. */
export const formQuestion = moment.extend({
  id: knownId.optional(),
  slug: z.string().max(200).optional(),
  event_id: z.string().max(200).optional(),
});
