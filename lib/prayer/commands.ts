import 'server-only';
import { notifyListeners } from '#lib/core/cache/change-listener.ts';
import { db } from '#lib/core/database/db.ts';
import type { PrayerRequest } from '#lib/core/generated/prisma/client.ts';
import { AppError, existing } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { deleteUnchanged, updateUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { acceptSubmission } from '#lib/core/visitor-form/accept-submission.ts';
import { answerForm, type FormAnswer } from '#lib/core/visitor-form/form-answer.ts';
import { messages } from '#lib/language/messages.ts';
import { toStaffPrayerRequest } from './content.ts';
import { queueNotifications } from './notifications.ts';
import type { PrayerFormTyped } from './request-rules.ts';
import {
  notificationRequest,
  prayerDeletion,
  prayerFormPost,
  prayerRequestInput,
  prayerStatusUpdate,
  type StaffPrayerRequest,
} from './schema.ts';
import { comesFrom, toStatus } from './status.ts';
import { storeRequest } from './store-request.ts';

/**
 * Stores a visitor's request and queues the team's notifications in the same transaction. Returns its id only.
 * @throws AppError `invalid`, also for a wrong, missing, used or expired captcha; `too_many_requests`
 */
export const createPrayerRequest = command({
  name: 'createPrayerRequest',
  access: 'anyone',
  input: prayerRequestInput,
  changes: 'prayer-requests',
  run: (input, { actor }): Promise<{ id: string }> =>
    acceptSubmission({
      input,
      limit: 'prayerRequests',
      address: actor.address,
      refusal: messages.prayerForm.submitAlert(),
      write: (transaction, { source, ...request }) =>
        storeRequest(transaction, { ...request, source: source ?? null }),
    }),
});

/** Answers the form that was posted without scripts. */
export const answerPrayerForm = command({
  name: 'answerPrayerForm',
  access: 'anyone',
  input: prayerFormPost,
  changes: null,
  answersForm: true,
  run: (post, { actor }): Promise<FormAnswer<PrayerFormTyped>> => {
    const { name, email, request, is_anonymous } = post;
    const typed = { name, email, request, is_anonymous: Boolean(is_anonymous) };
    return answerForm(typed, post, async () => {
      await createPrayerRequest.execute(actor, post);
      return undefined;
    });
  },
});

/**
 * Changes a request's status: new to in progress, or either of them to completed.
 * @throws AppError `not_found`; `conflict` for every other change, or when it changed since it was read
 */
export const changePrayerStatus = command({
  name: 'changePrayerStatus',
  access: 'prayer',
  input: prayerStatusUpdate,
  changes: 'prayer-requests',
  run: ({ id, status, if_match }): Promise<StaffPrayerRequest> =>
    updateUnchanged(db().prayerRequest, {
      id,
      if_match,
      present: toStaffPrayerRequest,
      change: (stored) => {
        if (!comesFrom[status].includes(toStatus(stored.status))) throw refusedTransition(stored);
        return { status };
      },
    }),
});

/**
 * Deletes a request permanently, with its notifications and their jobs.
 * @throws AppError `not_found`; `conflict` when it changed since it was read
 */
export const deletePrayerRequest = command({
  name: 'deletePrayerRequest',
  access: 'prayer',
  input: prayerDeletion,
  changes: 'prayer-requests',
  run: ({ id, if_match }): Promise<void> =>
    deleteUnchanged(db().prayerRequest, { id, if_match, present: toStaffPrayerRequest }),
});

/**
 * Queues a request's notification again for every active member who has not received it: one message per member and
 * request. Returns how many were queued.
 * @throws AppError `not_found`
 */
export const notifyPrayerTeam = command({
  name: 'notifyPrayerTeam',
  access: 'prayer',
  input: notificationRequest,
  changes: 'prayer-requests',
  run: ({ prayerRequestId: id }): Promise<{ queued: number }> =>
    db().$transaction(async (transaction) => {
      existing(await transaction.prayerRequest.count({ where: { id } }));
      const queued = await queueNotifications(transaction, id);
      // It changes no row with a trigger that notifies listeners.
      await notifyListeners(transaction, 'prayer-requests');
      return { queued };
    }),
});

function refusedTransition(stored: PrayerRequest): AppError {
  const message = messages.prayer.isNow(messages.prayer.statuses[toStatus(stored.status)]);
  return new AppError('conflict', message, { current: toStaffPrayerRequest(stored) });
}
