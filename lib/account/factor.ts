import type { MfaFactor } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { type Factor, factorRow } from './schema.ts';

/** Returns the row for the API. */
export function toFactor(row: MfaFactor): Factor {
  return presentRow(factorRow, row);
}
