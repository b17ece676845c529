import { randomUUID } from 'node:crypto';
import { sendAnswer } from '#lib/forms/answers/commands.ts';
import type { ReceiptRow } from '#lib/forms/answers/schema.ts';
import { person } from './person.ts';

/** Signs so many people up at once, each from an address of its own. */
export function rush(id: string, count: number): Promise<ReceiptRow[]> {
  const everybody = Array.from({ length: count }, () => person());
  return Promise.all(
    everybody.map((sent) => sendAnswer.execute({ role: 'visitor', address: randomUUID() }, { id, ...sent })),
  );
}
