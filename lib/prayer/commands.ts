import { messages } from '#lib/language/messages.ts';
import 'server-only';
import type { z } from 'zod';
import { notifyListeners } from '#lib/core/cache/change-listener.ts';
import type { PrayerRequest } from '#lib/core/generated/prisma/client.ts';
import { AppError, toAppError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { deleteUnchanged, updateUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { db } from '#lib/core/platform/db.ts';
import { issueCaptcha } from './captcha.ts';
import { toStaffPrayerRequest } from './content.ts';
import type { PrayerFormAnswer } from './form-answer.ts';

import { queueNotifications } from './notifications.ts';
import {
  notificationRequest,
  prayerDeletion,
  prayerFormPost,
  prayerRequestInput,
  prayerStatusUpdate,
  type StaffPrayerRequest,
} from './schema.ts';
import { comesFrom, toStatus } from './status.ts';
import { submitPrayerRequest } from './submission.ts';

/**
 * Stores a visitor's request and queues the team's notifications in the same transaction. Returns its id only.
 * @throws AppError `invalid`, also for a wrong, missing, used or expired captcha; `too_many_requests`
 */
export const createPrayerRequest = command({
  name: 'createPrayerRequest',
  access: 'anyone',
  input: prayerRequestInput,
  changes: 'prayer-requests',
  run: (input, { actor }): Promise<{ id: string }> => submitPrayerRequest(input, actor.address),
});

/**
 * Handles the form without scripts. It never fails: errors come back with the typed text and a new sum. The cached page
 * has no sum, so the first submission asks for it.
 */
export const answerPrayerForm = command({
  name: 'answerPrayerForm',
  access: 'anyone',
  input: prayerFormPost,
  changes: null,
  run: async (post, { actor }): Promise<PrayerFormAnswer> => {
    try {
      await createPrayerRequest.execute(actor, post);
      return { isSent: true };
    } catch (error) {
      return whatIsLeft(post, toAppError(error));
    }
  },
});

/**
 * Changes a request's status: new to in progress, or either of them to completed.
 * @throws AppError `not_found`; `conflict` for every other change, or when it changed since it was read
 */
export const changePrayerStatus = command({
  name: 'changePrayerStatus',
  access: 'admin',
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
  access: 'admin',
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
  access: 'admin',
  input: notificationRequest,
  changes: 'prayer-requests',
  run: ({ prayerRequestId: id }): Promise<{ queued: number }> =>
    db().$transaction(async (transaction) => {
      const found = await transaction.prayerRequest.count({ where: { id } });
      if (found === 0) throw new AppError('not_found', messages.errors.notFound);
      const queued = await queueNotifications(transaction, id);
      // It changes no row with a trigger that notifies listeners.
      await notifyListeners(transaction, 'prayer-requests');
      return { queued };
    }),
});

function whatIsLeft(post: z.output<typeof prayerFormPost>, { message, more }: AppError): PrayerFormAnswer {
  const { name, email, request, is_anonymous, captcha_token } = post;
  const { captcha_answer, ...others } = more.fields ?? {};
  const isFirstSending = !captcha_token && captcha_answer !== undefined;
  const areOthersWrong = Object.keys(others).length > 0;
  const isSumAlone = isFirstSending && !areOthersWrong;
  return {
    isSent: false,
    typed: { name, email, request, is_anonymous: Boolean(is_anonymous) },
    captcha: issueCaptcha(),
    fields: isFirstSending ? others : (more.fields ?? {}),
    message: isSumAlone ? null : areOthersWrong ? messages.prayer.lookAgain : message,
  };
}

function refusedTransition(stored: PrayerRequest): AppError {
  const message = messages.prayer.isNow(messages.prayer.statuses[toStatus(stored.status)]);
  return new AppError('conflict', message, { current: toStaffPrayerRequest(stored) });
}
