import { z } from 'zod';
import { instant } from '#lib/core/operations/fields.ts';

/** Whom a visitor of a demo may be. */
export const demoRoles = ['secretary', 'pastor', 'youth'] as const;
export type DemoRole = (typeof demoRoles)[number];

export const demoEntry = z.object({ role: z.enum(demoRoles) });

export const demoFacts = z
  .strictObject({
    resets_at: instant.meta({ description: 'When everything begins again: the next full hour.' }),
    seconds_left: z.int().meta({ description: 'Seconds until then, by the server’s clock.' }),
  })
  .meta({ id: 'Demo', description: 'A site that anyone may try, and that begins again on the hour.' });
export type DemoFacts = z.output<typeof demoFacts>;
