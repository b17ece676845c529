import 'server-only';
import type { z } from 'zod';
import { notifyListeners } from '#lib/core/cache/change-notice.ts';
import { AppError, errorMessages, toAppError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { assertUnchanged, whereUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { db } from '#lib/core/platform/db.ts';
import { issueCaptcha } from './captcha.ts';
import type { PrayerFormAnswer } from './form-answer.ts';
import { prayerMessages } from './messages.ts';
import { queueNotifications } from './notifications.ts';
import { type StaffPrayerRequest, toStaffPrayerRequest } from './queries.ts';
import {
  notificationRequest,
  prayerDeletion,
  prayerFormPost,
  prayerRequestInput,
  prayerStatusUpdate,
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
 * Moves a request on: new to in progress, or either of them to completed (specification section 4).
 * @throws AppError `not_found`; `conflict` for every other change, or when it changed since it was read
 */
export const changePrayerStatus = command({
  name: 'changePrayerStatus',
  access: 'admin',
  input: prayerStatusUpdate,
  changes: 'prayer-requests',
  run: async ({ id, status, if_match }): Promise<StaffPrayerRequest> => {
    const stored = await db().prayerRequest.findUnique({ where: { id } });
    if (!stored) throw new AppError('not_found', errorMessages.notFound);
    assertUnchanged(toStaffPrayerRequest(stored), if_match);
    const [written] = await db().prayerRequest.updateManyAndReturn({
      where: { id, status: { in: [...comesFrom[status]] }, ...whereUnchanged(stored, if_match) },
      data: { status },
    });
    if (!written) throw refusedTransition(await db().prayerRequest.findUnique({ where: { id } }));
    return toStaffPrayerRequest(written);
  },
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
  run: async ({ id, if_match }): Promise<void> => {
    const stored = await db().prayerRequest.findUnique({ where: { id } });
    if (!stored) throw new AppError('not_found', errorMessages.notFound);
    assertUnchanged(stored, if_match);
    const { count } = await db().prayerRequest.deleteMany({
      where: { id, ...whereUnchanged(stored, if_match) },
    });
    if (count === 0) throw refusedTransition(await db().prayerRequest.findUnique({ where: { id } }));
  },
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

type Stored = Parameters<typeof toStaffPrayerRequest>[0] | null;

function refusedTransition(stored: Stored): AppError {
  if (!stored) return new AppError('not_found', errorMessages.notFound);
  const message = `The request is ${statusLabels[toStatus(stored.status)]} now.`;
  return new AppError('conflict', message, { current: toStaffPrayerRequest(stored) });
}
