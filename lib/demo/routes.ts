import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { currentActor } from '#lib/core/auth/actor.ts';
import { assertSameOrigin } from '#lib/core/http/origin-check.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { answering, describe, toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { messages } from '#lib/language/messages.ts';
import { enterDemo } from './commands.ts';
import { findDemo } from './queries.ts';
import { demoEntry, demoFacts } from './schema.ts';

const formType = /^application\/x-www-form-urlencoded\b/i;

/** Takes the form of the notice, which works without scripts, and leads to the office. */
const enter = answering('enterDemo', async (request) => {
  assertSameOrigin((name) => request.headers.get(name));
  if (!formType.test(request.headers.get('content-type') ?? ''))
    throw new AppError('unsupported_type', messages.errors.sendAs.form);
  const fields = Object.fromEntries(new URLSearchParams(await request.text()));
  await enterDemo.execute(await currentActor(), fields);
  return new Response(null, {
    status: 303,
    headers: { location: unlinkedPaths.office, 'cache-control': 'private, no-store' },
  });
});

/** The addresses of the API. */
export const routes = {
  'Sign-in': {
    '/api/demo': {
      GET: toRoute(findDemo, {
        summary: 'When the demo begins again',
        detail: 'Only with DEMO=1: elsewhere 404.',
        also: [404],
        answer: demoFacts,
      }),
    },
    '/api/demo/sessions': {
      POST: describe(enter, {
        name: 'enterDemo',
        access: 'anyone',
        isChange: true,
        body: 'form',
        summary: 'Try the demo as a person of its staff',
        detail:
          'Only with DEMO=1: elsewhere 404. Sets the session cookie and leads to the office (303). At most 60 an hour from one address.',
        input: demoEntry,
        also: [404, 429],
      }),
    },
  },
} satisfies Routes;
