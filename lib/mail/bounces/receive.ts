import { z } from 'zod';
import { currentActor } from '#lib/core/auth/actor.ts';
import { answering, describe } from '#lib/core/operations/routes/route.ts';
import { receiveBounces } from './commands.ts';

/** What providers post is much shorter. */
const longestLetters = 500_000;

const receive = answering('receiveBounces', async (request, context) => {
  const { secret } = await context.params;
  const body = (await request.text()).slice(0, longestLetters);
  await receiveBounces.execute(await currentActor(), { secret: String(secret ?? ''), body });
  return new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } });
});

/** The call of the providers: its answer is the same for all that is posted. */
export const receiveRoute = describe(receive, {
  name: 'receiveBounces',
  access: 'anyone',
  isChange: true,
  summary: 'Tell of mails that came back',
  detail:
    'For the webhooks of Postmark, Brevo, Mailgun and Resend; the address is among the mail settings. Answers 204 to everything.',
  input: z.unknown(),
  status: 204,
});
