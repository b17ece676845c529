import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { messages } from '#lib/language/messages.ts';

/** Returns the resolver of a schema, whose own sentences and zod's are in the church's language. */
export function schemaResolver<Values extends FieldValues>(
  schema: z.ZodType<unknown, Values>,
): Resolver<Values> {
  return zodResolver(schema as never, { error: messages.checks.zodErrors } as never) as never;
}
