import { z } from 'zod';
import { emailAddress, knownId, linkToken, writtenDay } from '#lib/core/operations/fields.ts';
import { uncheckedTexts } from '#lib/core/operations/sanitize-input.ts';
import { captchaFields, postedCaptchaFields } from '#lib/core/visitor-form/schema.ts';
import { messages } from '#lib/language/messages.ts';

/** What a visitor asks for: one mail before one date of an event. */
export const reminderInput = z.object({
  event_id: knownId,
  date: writtenDay(() => messages.reminders.noSuchDate).meta({
    description: 'The date that the rule gives: `original_date` of the occurrence.',
  }),
  email: emailAddress(() => messages.remindForm.invalidEmail),
  language: z.string().max(35).nullish().meta({
    description: 'In which the mail is: a language of the site, by default that of the request.',
  }),
  ...captchaFields,
});

/** The form as posted without scripts, not yet validated. */
export const reminderPost = uncheckedTexts(
  z.object({
    event_id: z.string().catch(''),
    date: z.string().catch(''),
    email: z.string().catch(''),
    ...postedCaptchaFields,
  }),
);

/** The same answer for every address. */
export const reminderReceipt = z.strictObject({ detail: z.string() }).meta({ id: 'ReminderReceipt' });

export type ReminderReceipt = z.output<typeof reminderReceipt>;

export const endedReminders = z.strictObject({ count: z.int() }).meta({ id: 'EndedReminders' });

export type EndedReminders = z.output<typeof endedReminders>;

export const reminderReference = z.object({ token: linkToken });
