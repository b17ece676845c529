import { expect, test } from 'vitest';
import { freeName } from '#components/account/second-factor/free-name.ts';
import { factorRow } from '#lib/account/schema.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { buildFactor } from '#prisma/factories/factor.ts';

const known = (...names: string[]) =>
  names.map((friendly_name) => presentRow(factorRow, buildFactor({ friendly_name })));

test.each([
  [[], 'Phone'],
  [['phone'], 'Phone 2'],
  [['Phone', 'Phone 2', 'Phone 4'], 'Phone 3'],
])('beside %j the next is called %s', (names, expected) => {
  expect(freeName('Phone', known(...names))).toBe(expected);
});
