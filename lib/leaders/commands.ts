import 'server-only';
import type { Leader as StoredLeader } from '#lib/core/generated/prisma/client.ts';
import { orderInput, reorder } from '#lib/core/operations/list-order.ts';
import { command } from '#lib/core/operations/operation.ts';
import { deleteUnchanged, updateUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { leaderMessages } from './messages.ts';
import { type Leader, leaderDeletion, leaderInput, leaderRow, leaderUpdate } from './schema.ts';

const present = (row: StoredLeader): Leader => presentRow(leaderRow, row);

/** Adds somebody to the end of the list. */
export const createLeader = command({
  name: 'createLeader',
  access: 'admin',
  input: leaderInput,
  changes: 'church',
  run: async (data, { write }): Promise<Leader> =>
    present(await write((database) => database.leader.create({ data }))),
});

/**
 * Changes the fields it is given and leaves the others.
 * @throws AppError `not_found`; `conflict` with the leader as it is now when it changed since it was read
 */
export const updateLeader = command({
  name: 'updateLeader',
  access: 'admin',
  input: leaderUpdate,
  changes: 'church',
  run: ({ id, if_match, ...data }, { write }): Promise<Leader> =>
    write((database) => updateUnchanged(database.leader, { id, if_match, present, change: () => data })),
});

/**
 * Takes somebody off the list.
 * @throws AppError `not_found`; `conflict` when it changed since it was read
 */
export const deleteLeader = command({
  name: 'deleteLeader',
  access: 'admin',
  input: leaderDeletion,
  changes: 'church',
  run: ({ id, if_match }, { write }): Promise<void> =>
    write((database) => deleteUnchanged(database.leader, { id, if_match, present })),
});

/**
 * Puts all leaders in the order of their ids and gives them in it.
 * @throws AppError `conflict` with the list as it is when the ids are not those of all leaders
 */
export const orderLeaders = command({
  name: 'orderLeaders',
  access: 'admin',
  input: orderInput,
  changes: 'church',
  run: ({ ids }, { write }): Promise<Leader[]> =>
    write((database) =>
      reorder(database, database.leader, { ids, present, changed: leaderMessages.othersChanged }),
    ),
});
