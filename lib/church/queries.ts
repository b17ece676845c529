import 'server-only';
import { db } from '#lib/core/database/db.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery, publicQuery } from '#lib/core/operations/operation.ts';
import { messages } from '#lib/language/messages.ts';
import { listOwnFacts } from './church-rows.ts';
import { readChurch } from './read-church.ts';
import { readableChurch } from './readable-church.ts';

/** Returns the church's facts, which are public; those of church.ts without a row. */
export const findChurch = publicQuery({
  name: 'findChurch',
  input: noInput,
  run: () => readChurch(),
});

/** Returns the labels of unreadable facts, for which pages show replacements. */
export const listUnreadableFacts = privateQuery({
  name: 'listUnreadableFacts',
  access: 'settings',
  input: noInput,
  run: async (): Promise<string[]> => {
    const row = await db().church.findUnique({ where: { id: 1 } });
    const labels: Readonly<Record<string, string>> = messages.churchFacts.labels;
    return row ? readableChurch(row).unreadable.map((fact) => labels[fact] ?? fact) : [];
  },
});

/** Returns the facts that staff wrote or confirmed: these are not the demo's, even where the values are equal. */
export const findOwnFacts = privateQuery({
  name: 'findOwnFacts',
  access: 'settings',
  input: noInput,
  run: () => listOwnFacts(db()),
});
