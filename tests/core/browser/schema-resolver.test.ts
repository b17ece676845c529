import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemaResolver } from '#lib/core/browser/schema-resolver.ts';
import { inChurch } from '#tests/support/church.ts';

const schema = z.object({ color: z.enum(['red', 'blue']), count: z.number().max(3) });

test.each([
  ['en', 'Invalid option: expected one of "red"|"blue"', 'Too big: expected number to be <=3'],
  [
    'es',
    'Opción inválida: se esperaba una de "red"|"blue"',
    'Demasiado grande: se esperaba que número fuera <=3',
  ],
] as const)(
  'a form says in the church’s language (%s) what its schema has no sentence for',
  async (language, color, count) => {
    const options = { fields: {}, shouldUseNativeValidation: false };
    const answer = await inChurch({ language }, () =>
      schemaResolver(schema)({ color: 'green' as 'red', count: 4 }, undefined, options),
    );
    expect(answer.errors).toMatchObject({ color: { message: color }, count: { message: count } });
  },
);
