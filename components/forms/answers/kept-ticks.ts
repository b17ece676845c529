import { z } from 'zod';
import { readStored, removeStored, writeStored } from '#lib/core/browser/browser-storage.ts';

const tick = z.object({ answer: z.string(), name: z.string(), has_come: z.boolean() });

/** Whether a party has come, as it was ticked here and not sent yet. */
export type Tick = z.output<typeof tick>;

/** Returns the ticks of a form that are still to be sent, the oldest first. */
export function readTicks(form: string): Tick[] {
  try {
    return z.array(tick).parse(JSON.parse(readStored('localStorage', keyOf(form)) ?? '[]'));
  } catch {
    return [];
  }
}

/** Keeps a tick until it is sent, in place of an earlier one of the same party. Returns all. */
export function keepTick(form: string, kept: Tick): Tick[] {
  return write(form, [...readTicks(form).filter(({ answer }) => answer !== kept.answer), kept]);
}

/** Deletes a tick that was sent, unless it was changed meanwhile. Returns the others. */
export function forgetTick(form: string, answer: string, has_come: boolean): Tick[] {
  return write(
    form,
    readTicks(form).filter((each) => each.answer !== answer || each.has_come !== has_come),
  );
}

function write(form: string, ticks: Tick[]): Tick[] {
  if (ticks.length === 0) removeStored('localStorage', keyOf(form));
  else writeStored('localStorage', keyOf(form), JSON.stringify(ticks));
  return ticks;
}

function keyOf(form: string): string {
  return `belltower.arrivals.${form}`;
}
