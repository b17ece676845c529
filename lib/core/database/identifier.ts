import { Prisma } from '#lib/core/generated/prisma/client.ts';

/** Returns the name of a table or a column, quoted for a statement. */
export function identifier(name: string): Prisma.Sql {
  return Prisma.raw(`"${name.replaceAll('"', '""')}"`);
}
