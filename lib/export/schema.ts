import { z } from 'zod';

/** What is exported beside everything else. */
export const exportInput = z.object({
  prayer: z
    .enum(['true', 'false'], 'Please say true or false.')
    .default('false')
    .transform((word) => word === 'true')
    .meta({
      description: 'Whether prayer requests are in it too.',
      type: 'string',
      enum: ['true', 'false'],
    }),
});
