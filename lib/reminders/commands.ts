import 'server-only';
import { z } from 'zod';
import { chosenLanguage } from '#lib/core/church/chosen-language.ts';
import { db } from '#lib/core/database/db.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { spendTry } from '#lib/core/operations/rate-limit.ts';
import { uncheckedTexts } from '#lib/core/operations/sanitize-input.ts';
import { acceptSubmission } from '#lib/core/visitor-form/accept-submission.ts';
import { answerForm, type FormAnswer } from '#lib/core/visitor-form/form-answer.ts';
import { messages } from '#lib/language/messages.ts';
import { remindableDate, storeReminder } from './ask.ts';
import { mailboxOfLink } from './mailbox-of-link.ts';
import type { RemindTyped } from './remind-rules.ts';
import {
  type EndedReminders,
  type ReminderReceipt,
  reminderInput,
  reminderPost,
  reminderReference,
} from './schema.ts';
import { endReminders as end } from './waiting-reminders.ts';

/**
 * Stores that an address wants one mail before a date. The answer is the same whatever is known of the address.
 * @throws AppError `not_found` for an unknown event; `invalid`, also for a date that has begun and a wrong or used sum;
 * `too_many_requests`
 */
export const askForReminder = command({
  name: 'askForReminder',
  access: 'anyone',
  input: reminderInput,
  changes: null,
  run: async (input, { actor }): Promise<ReminderReceipt> => {
    const language = chosenLanguage(input.language);
    // Mistakes are named before the sum is used up.
    await remindableDate(db(), input, new Date());
    await acceptSubmission({
      input: { ...input, language },
      limit: 'reminders',
      address: actor.address,
      refusal: messages.remindForm.failed,
      write: (database, asked) => storeReminder(database, asked, new Date()),
    });
    return { detail: messages.reminders.taken };
  },
});

/** Answers the form that was posted without scripts. */
export const answerRemindForm = command({
  name: 'answerRemindForm',
  access: 'anyone',
  input: reminderPost,
  changes: null,
  answersForm: true,
  run: (post, { actor }): Promise<FormAnswer<RemindTyped>> =>
    answerForm({ email: post.email }, post, async () => {
      await askForReminder.execute(actor, post);
      return undefined;
    }),
});

/**
 * Ends all reminders that wait for the address to which the link was mailed, a reminder's or a subscriber's; again, it
 * changes nothing. Returns how many waited.
 * @throws AppError `not_found` or `too_many_requests`
 */
export const endReminders = command({
  name: 'endReminders',
  access: 'anyone',
  input: reminderReference,
  changes: null,
  run: async ({ token }, { actor, write }): Promise<EndedReminders> => {
    const mailbox = await mailboxOfLink(db(), token, actor.address);
    if (mailbox !== null) return { count: await write((database) => end(database, mailbox)) };
    await spendTry('guessedLinks', actor.address);
    throw new AppError('not_found', messages.reminders.unknownLink);
  },
});

/** Answers the form that ends them, as it is posted without scripts. */
export const answerEndRemindersForm = command({
  name: 'answerEndRemindersForm',
  access: 'anyone',
  input: uncheckedTexts(z.object({ token: z.string().catch('') })),
  changes: null,
  answersForm: true,
  run: (post, { actor }): Promise<FormAnswer<{ token: string }, EndedReminders>> =>
    answerForm(post, {}, () => endReminders.execute(actor, post)),
});
