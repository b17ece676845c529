import { z } from 'zod';
import { type day, instant } from '#lib/core/operations/fields.ts';
import { messages } from '#lib/language/messages.ts';
import { isVersion } from './releases/version-order.ts';

const version = z
  .string()
  .max(64)
  .refine(isVersion)
  .meta({ description: 'A version (SemVer 2.0).', examples: ['1.1.0'] });

/** One release of releases.json; further fields are not for the site. */
export const release = z.object({
  version,
  date: z.iso.date(),
  is_security: z.boolean(),
  notes: z.object({ en: z.string().max(5000), es: z.string().max(5000).optional() }),
});
export type Release = z.output<typeof release>;

/** What the site writes for root: at most 1 KB. */
export const wish = z.object({ version, at: z.iso.datetime() });
export type Wish = z.output<typeof wish>;

/** The steps of an update, as root notes them. */
export const steps = [
  'fetching',
  'trying',
  'stopping',
  'copying',
  'probation',
  'undoing',
  'done',
  'went_back',
  'refused',
] as const;

/** Why root did not begin an update, or went back. */
export const reasons = [
  'no_release',
  'bad_signature',
  'lower_version',
  'disk',
  'memory',
  'trial_failed',
  'did_not_start',
  'unhealthy',
  'migration_failed',
  'hung',
  'died',
  'interrupted',
  'migration_waits_on_own_database',
  'busy',
  'by_hand',
] as const;

/** The state that root writes; `from` is the older version. */
export const rootState = z.object({
  step: z.enum(steps),
  from: version,
  to: version,
  began_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  /** A newer updater may know further reasons. */
  because: z.enum(reasons).nullable().catch(null),
  detail: z.string().max(1000).nullable().catch(null),
  /** How long the data are copied: expected, then measured. */
  copy_seconds: z.number().min(0).nullable().catch(null),
  can_go_back: z.boolean().catch(false),
});
export type RootState = z.output<typeof rootState>;

export const updateStates = ['current', 'available', 'planned', 'updating', 'went_back'] as const;

/** The version of the site and what is out, for `GET /api/version`. */
export const versionRow = z
  .strictObject({
    version,
    latest: version
      .nullable()
      .meta({ description: 'The newest release; null where none is known or trusted.' }),
    is_security: z.boolean().meta({ description: 'Whether an update closes a security hole.' }),
    notes: z.string().nullable().meta({ description: 'What is new, in the church’s language.' }),
    state: z.enum(updateStates),
    went_back_because: z
      .string()
      .nullable()
      .meta({ description: 'Why the last update went back or did not begin, in words.' }),
    checked_at: instant.nullable().meta({ description: 'When the site last asked.' }),
    updater: z.enum(['service', 'container', 'none']).meta({ description: 'What can update the site.' }),
  })
  .meta({ id: 'Version', description: 'The version of the site, and what is out.' });
export type VersionRow = z.output<typeof versionRow>;

/** The same with what the office shows. */
export interface OfferedUpdate extends VersionRow {
  /** The day of the newest release. */
  released_on: z.output<typeof day> | null;
  /** When a planned update may begin. */
  planned_at: string | null;
  /** For how long nothing can be changed, in seconds. */
  seconds: number | null;
  /** What is typed where the site cannot be updated from the office. */
  commands: string[];
  /** Whether the person may choose. */
  may_choose: boolean;
}

export const updateInput = z.object({
  when: z
    .enum(['now', 'tonight', 'never'], { error: () => messages.updates.wrongWhen })
    .meta({ description: '`never`: this version is not offered again.' }),
});
