import 'server-only';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery, publicQuery } from '#lib/core/operations/operation.ts';
import { db } from '#lib/core/platform/db.ts';
import { churchContent } from './content.ts';
import { listOwnFacts } from './own-facts.ts';
import { readChurch } from './read-church.ts';
import { readableChurch } from './readable-church.ts';

/** The church's facts, as everybody may know them; those of its file while the database has none. */
export const findChurch = publicQuery({
  name: 'findChurch',
  input: noInput,
  run: () => readChurch(),
});

/** What staff call the facts that cannot be read, and in whose place others stand on every page. */
export const listUnreadableFacts = privateQuery({
  name: 'listUnreadableFacts',
  access: 'admin',
  input: noInput,
  run: async (): Promise<string[]> => {
    const row = await db().church.findUnique({ where: { id: 1 } });
    const labels: Readonly<Record<string, string>> = churchContent.labels;
    return row ? readableChurch(row).unreadable.map((fact) => labels[fact] ?? fact) : [];
  },
});

/** The facts that staff wrote or confirmed: none of them is a leftover of the demo, whatever it reads like. */
export const findOwnFacts = privateQuery({
  name: 'findOwnFacts',
  access: 'admin',
  input: noInput,
  run: () => listOwnFacts(db()),
});
