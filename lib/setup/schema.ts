import { z } from 'zod';
import { isStatedFact } from '#lib/church/schema.ts';
import { rowId } from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { multiline } from '#lib/core/operations/sanitize-input.ts';
import { messages } from '#lib/language/messages.ts';
import { isPageTextKey } from '#lib/page-texts/register.ts';

const count = z.int().min(0);

/** Names of facts and words to confirm. */
export const confirmation = z.object({
  names: z
    .array(z.string().max(100))
    .max(500)
    .refine((names) => names.every((name) => isStatedFact(name) || isPageTextKey(name)), {
      error: () => messages.setup.unknownName,
    }),
});

/** The removed rows of the demo, by table. */
export const removedDemo = z
  .strictObject({
    removed: z.strictObject({
      events: count,
      sermons: count,
      announcements: count,
      prayer_requests: count,
    }),
    id: rowId.nullable().meta({ description: 'The entry of the activity log; null when nothing was left.' }),
  })
  .meta({ id: 'RemovedDemo' });

export type RemovedDemo = z.output<typeof removedDemo>;

/** The number of unchanged rows of the demo. */
export type UntouchedDemo = RemovedDemo['removed'] & Record<'ministries' | 'services', number>;

/** The form of the main service. The schema of services checks its texts. */
export const serviceForm = z.object({
  id: multiline(z.string()),
  title: multiline(z.string()),
  /** Absent for a service that is not weekly: its rhythm stays. */
  weekday: z.int().min(0).max(6).optional(),
  time: multiline(z.string()),
  length_minutes: typedText(),
  location: typedText(),
  if_match: ifMatch,
});

export type TypedService = Omit<z.output<typeof serviceForm>, 'if_match'>;

/** The main service with its version; without id and version if there is none yet. */
export type MainService = TypedService & {
  /** Identifies the service: 'Sunday Service, Sunday 9:00 AM'. */
  heading: string;
  /** The rhythm of a service that is not weekly: 'First Sunday of every month'. */
  rhythm: string | null;
  updated_at: string | null;
};

function typedText() {
  return multiline(z.string()).optional();
}
