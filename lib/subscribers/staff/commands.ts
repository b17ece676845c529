import 'server-only';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { messages } from '#lib/language/messages.ts';
import { eraseSubscriber } from '../confirm.ts';
import { changeSubscriber } from './change-subscriber.ts';
import { importPeople } from './import-people.ts';
import { lockUnchangedSubscriber } from './present-subscriber.ts';
import {
  type ImportResult,
  type SubscriberRow,
  subscriberImport,
  subscriberReference,
  subscriberUpdate,
} from './schema.ts';

/**
 * Adds people: with the words and the date of their consent they get letters, without they are asked once by mail. Who left
 * stays out.
 * @throws AppError `invalid` on `rows` or `consent`
 */
export const importSubscribers = command({
  name: 'importSubscribers',
  access: 'letters',
  input: subscriberImport,
  changes: 'subscribers',
  isOffInDemo: true,
  run: ({ rows, consent, dry_run: isTrial }, { write }): Promise<ImportResult> => {
    const now = new Date();
    if (consent && consent.date > churchToday(now))
      throw fieldError('consent.date', messages.subscriberList.consentAhead);
    return write((database) => importPeople(database, { rows, consent, isTrial, now }));
  },
});

/**
 * Changes a person. `state: 'confirmed'` says that the address of one whose mails came back is right.
 * @throws AppError `not_found`, `invalid` on `topics`; `conflict` for a person who left, is not stopped, or has changed since
 * it was read
 */
export const updateSubscriber = command({
  name: 'updateSubscriber',
  access: 'letters',
  input: subscriberUpdate,
  changes: 'subscribers',
  run: (change, { write }): Promise<SubscriberRow> => write((database) => changeSubscriber(database, change)),
});

/** Deletes a person, and what waits to be mailed to them. @throws AppError `not_found` or `conflict` */
export const deleteSubscriber = command({
  name: 'deleteSubscriber',
  access: 'letters',
  input: subscriberReference,
  changes: 'subscribers',
  run: (reference, { write }): Promise<void> =>
    write(async (database) => {
      await eraseSubscriber(database, await lockUnchangedSubscriber(database, reference));
    }),
});
