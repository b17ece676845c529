import 'server-only';
import { command } from '#lib/core/operations/operation.ts';
import { updateUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { checkFitting } from './check-fitting.ts';
import { ensureRow, markOwn, theRow } from './church-rows.ts';
import { presentChurch } from './read-church.ts';
import { churchInput } from './schema.ts';

/**
 * Changes the given facts and keeps the others. A church without a row starts with the facts in church.ts.
 * @throws AppError `invalid` for invalid facts, alone or together; `conflict` when they changed since they were read
 */
export const updateChurch = command({
  name: 'updateChurch',
  access: 'admin',
  input: churchInput,
  changes: 'church',
  run: ({ if_match, ...change }, { write }) =>
    write(async (database) => {
      await ensureRow(database);
      await markOwn(database, Object.keys(change));
      return updateUnchanged(database.church, {
        ...theRow,
        if_match,
        present: presentChurch,
        change: (row) => {
          checkFitting(change, presentChurch(row));
          return change;
        },
      });
    }),
});
