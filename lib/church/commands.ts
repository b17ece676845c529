import 'server-only';
import type { Church } from '#lib/core/church/church-row.ts';
import { announcedWrite } from '#lib/core/operations/audited-transaction.ts';
import { command } from '#lib/core/operations/operation.ts';
import { changeChurch } from './change-church.ts';
import { churchInput } from './schema.ts';

/**
 * Changes the given facts and keeps the others. A church without a row starts with the facts in church.ts. Until a site is
 * set up, another language also rewrites the seeded rows and facts that are unchanged. Exchanging the languages exchanges
 * the texts of all rows with their translations, unless they are to be kept.
 * @throws AppError `invalid` for invalid facts, alone or together; `conflict` when they changed since they were read, or with
 * what is not translated of the texts to be exchanged
 */
export const updateChurch = command({
  name: 'updateChurch',
  access: 'settings',
  input: churchInput,
  changes: null,
  run: (input, { write }): Promise<Church> =>
    announcedWrite(write, (database) => changeChurch(database, input)),
});
