import 'server-only';
import { z } from 'zod';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { assertDemo } from './assert-demo.ts';
import { nextFullHour } from './full-hour.ts';
import type { DemoFacts } from './schema.ts';

/** When the demo begins again. Never cached. @throws AppError `not_found` on any other site */
export const findDemo = privateQuery({
  name: 'findDemo',
  access: 'anyone',
  input: z.object({}),
  run: async (): Promise<DemoFacts> => {
    assertDemo();
    const now = new Date();
    const next = nextFullHour(now);
    return {
      resets_at: next.toISOString(),
      seconds_left: Math.ceil((next.getTime() - now.getTime()) / 1000),
    };
  },
});
