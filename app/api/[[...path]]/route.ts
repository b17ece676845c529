import { domains } from '#app/api/domains.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { answering } from '#lib/core/operations/routes/route.ts';
import { answerAt } from '#lib/core/operations/routes/table.ts';
import { messages } from '#lib/language/messages.ts';

export const dynamic = 'force-dynamic';

/** Answers every address under /api by the table of its domain. */
const answer = answering('api', async (request) => {
  const segment = new URL(request.url).pathname.split('/')[2] ?? '';
  if (!Object.hasOwn(domains, segment)) throw new AppError('not_found', messages.errors.noAddress);
  const { routes } = await domains[segment as keyof typeof domains]();
  return answerAt(routes, request);
});

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
