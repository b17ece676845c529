import 'server-only';
import type { z } from 'zod';
import { notifyListeners } from '#lib/core/cache/change-notice.ts';
import type { PrayerRequest } from '#lib/core/generated/prisma/client.ts';
import { AppError, errorMessages, toAppError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { deleteUnchanged, updateUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { db } from '#lib/core/platform/db.ts';
import { issueCaptcha } from './captcha.ts';
import { toStaffPrayerRequest } from './content.ts';
import type { PrayerFormAnswer } from './form-answer.ts';
import { prayerMessages } from './messages.ts';
import { queueNotifications } from './notifications.ts';
import {
  notificationRequest,
  prayerDeletion,
  prayerFormPost,
  prayerRequestInput,
  prayerStatusUpdate,
  type StaffPrayerRequest,
} from './schema.ts';
import { comesFrom, statusLabels, toStatus } from './status.ts';
import { submitPrayerRequest } from './submission.ts';

/**
 * Takes a visitor's request and queues the team's notifications in the same transaction. Gives its id and
 * nothing else.
 * @throws AppError `invalid` for a wrong, missing, used or expired captcha too; `too_many_requests`
 */
export const createPrayerRequest = command({
  name: 'createPrayerRequest',
  access: 'anyone',
  input: prayerRequestInput,
  changes: 'prayer-requests',
  run: (input, { actor }): Promise<{ id: string }> => submitPrayerRequest(input, actor.address),
});

/**
 * Takes the form as it comes without scripts. It never fails: what is wrong comes back with all that was
 * typed and a new sum. The page that anybody may be given has no sum, so the first sending asks for it.
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
 * Moves a request on: new to in progress, or either of them to completed.
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
 * Deletes a request for good, with its notifications and their jobs.
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
 * Queues the notification of a request again, for every active member who has not had it yet: one message a
 * member and request, however often this is asked for. Gives how many were queued.
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
      if (found === 0) throw new AppError('not_found', errorMessages.notFound);
      const queued = await queueNotifications(transaction, id);
      // No row that listeners are told of changes with it.
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
    message: isSumAlone ? null : areOthersWrong ? prayerMessages.lookAgain : message,
  };
}

function refusedTransition(stored: PrayerRequest): AppError {
  const message = `The request is ${statusLabels[toStatus(stored.status)]} now.`;
  return new AppError('conflict', message, { current: toStaffPrayerRequest(stored) });
}
