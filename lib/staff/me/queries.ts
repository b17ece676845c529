import 'server-only';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { type Me, ownRow } from '../schema.ts';
import { personOf } from './person-of.ts';

/** Returns the person of the session. @throws AppError `not_permitted` for the shared password */
export const findMe = privateQuery({
  name: 'findMe',
  access: 'admin',
  input: noInput,
  run: async (_input, { actor }): Promise<Me> => {
    const person = await personOf(actor);
    return presentRow(ownRow, { ...person, has_password: person.password_hash !== null });
  },
});
