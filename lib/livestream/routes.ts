import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { updateSettings } from './commands.ts';
import { findSettings } from './queries.ts';
import { settingsRow } from './schema.ts';
import { findServiceStatus } from './status/queries.ts';
import { serviceStatus } from './status/schema.ts';

/** The addresses of the API. */
export const routes = {
  Content: {
    '/api/service-status': {
      GET: toRoute(findServiceStatus, {
        summary: 'Whether the service is on',
        detail:
          '`soon` some minutes before a streamed service, `live` from shortly before its start until it is over, `ended` until the next one is `soon`, `idle` before the first. A cancelled service is never live. Ask again at `next_change_at`, or when `/api/live` names `settings` or `events`.',
        answer: serviceStatus,
      }),
    },
    '/api/settings': {
      GET: toRoute(findSettings, {
        summary: 'The site’s settings',
        detail: 'The settings for every visitor; null if not saved.',
        answer: settingsRow,
      }),
      PATCH: toRoute(updateSettings, {
        summary: 'Change the settings',
        detail:
          'Omitted fields are kept. `youtube_id` takes an id or any link to a video, `vimeo_embed_code` an embed code or the address of a video or live event on Vimeo or YouTube; without a player in it, it is 422.',
        answer: settingsRow,
        example: { facebook_live_url: 'https://www.facebook.com/example/live' },
      }),
    },
  },
} satisfies Routes;
