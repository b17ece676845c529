import 'server-only';
import { noInput } from '#lib/core/operations/fields.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { readChurch } from './read-church.ts';

/** The church's facts, as everybody may know them; those of its file while the database has none. */
export const findChurch = publicQuery({
  name: 'findChurch',
  input: noInput,
  run: () => readChurch(),
});
