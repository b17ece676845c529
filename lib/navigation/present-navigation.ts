import { z } from 'zod';
import type { Navigation as StoredNavigation } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { type MenuEntry, type Navigation, navigationRow } from './schema.ts';

const link = { label: z.string(), to: z.string() };
const storedEntry = z.object({ ...link, children: z.array(z.object(link)).catch([]) });

/** Returns the row as the API gives it, without entries that cannot be read. */
export function presentNavigation(row: StoredNavigation): Navigation {
  return presentRow(navigationRow, { ...row, main: readEntries(row.main), footer: readEntries(row.footer) });
}

/** Returns stored entries. */
export function readEntries(stored: unknown): MenuEntry[] {
  const list: unknown[] = Array.isArray(stored) ? stored : [];
  return list.flatMap((each) => {
    const read = storedEntry.safeParse(each);
    return read.success ? [read.data] : [];
  });
}
