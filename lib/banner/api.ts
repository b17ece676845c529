import { z } from 'zod';
import { instant } from '#lib/core/operations/fields.ts';

const item = z
  .strictObject({
    kind: z.enum(['announcement', 'event']),
    id: z.string(),
    message: z.string(),
    href: z.string().nullable().meta({ description: 'Where an event’s item leads.' }),
    background_color: z.string(),
    text_color: z.string(),
    scroll_speed: z.string(),
    ends_at: instant.nullable().meta({ description: 'When it leaves or takes other words.' }),
  })
  .meta({ id: 'BannerItem' });

/** How the API offers the banner (api.md, 'Content'). */
export const bannerCalls = {
  list: {
    summary: 'What the banner says now',
    detail: 'Announcements newest first, then the events of the next two weeks by date.',
    answer: z.array(item),
  },
} as const;
