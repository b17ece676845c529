import { z } from 'zod';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { currentActor } from '#lib/core/auth/actor.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { linkToken } from '#lib/core/operations/fields.ts';
import { answering, describe } from '#lib/core/operations/routes/route.ts';
import { messages } from '#lib/language/messages.ts';
import { endSubscription } from './commands.ts';

/** What mail programs post (RFC 8058). */
const field = 'List-Unsubscribe';
const word = 'One-Click';

/**
 * Ends all letters for a mail program, which sends neither a cookie nor where it comes from. Again, it is answered in the
 * same way.
 */
export const endByOneClick = describe(
  answering('endByOneClick', async (request, context) => {
    const { token } = await context.params;
    const form = await request.formData().catch(() => null);
    if (form?.get(field) !== word) throw new AppError('invalid', messages.subscribers.notOneClick);
    await endSubscription.execute(await currentActor(), { token });
    return Response.json(
      { detail: messages.subscribers.left },
      { headers: { 'cache-control': 'private, no-store' } },
    );
  }),
  {
    name: 'endByOneClick',
    access: 'anyone',
    isChange: true,
    body: 'form',
    summary: 'End all letters by the button of a mail program',
    detail:
      'The address of `List-Unsubscribe` (RFC 8058). It needs neither a cookie nor an origin. Again, it is 200 and changes nothing.',
    input: z.object({ token: linkToken, [field]: z.literal(word) }),
    also: [429],
    answer: z.strictObject({ detail: z.string() }).meta({ id: 'OneClickAnswer' }),
  },
);

/** Leads to the page with the button: programs that look at links end nothing. */
export const showOneClick = describe(
  answering('showOneClick', async (_request, context) => {
    const token = String((await context.params).token);
    if (!/^[\w.-]+$/.test(token)) throw new AppError('not_found', messages.subscribers.unknownLink);
    const location = `${unlinkedPaths.subscription(token)}#end`;
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });
  }),
  {
    name: 'showOneClick',
    access: 'anyone',
    isChange: false,
    status: 303,
    summary: 'The page with the button to end all letters',
    detail: 'It changes nothing and leads to the page of the subscriber (303).',
  },
);
