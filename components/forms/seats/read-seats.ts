import { apiAddress } from '#lib/core/addresses/in-language.ts';
import type { SeatsRow } from '#lib/forms/answers/schema.ts';

/** Reads the seats of one date; null where there is none. @throws what `fetch` throws */
export async function readSeats(
  id: string,
  date: string | undefined,
  signal: AbortSignal,
): Promise<SeatsRow | null> {
  const query = date ? `?date=${date}` : '';
  const response = await fetch(apiAddress(`/api/forms/${id}/seats${query}`), { cache: 'no-store', signal });
  return response.ok ? ((await response.json()) as SeatsRow) : null;
}
