import { AppError } from '#lib/core/operations/errors.ts';
import { answering } from '#lib/core/operations/routes/route.ts';
import { answerAt } from '#lib/core/operations/routes/table.ts';
import { messages } from '#lib/language/messages.ts';
import { domains } from './domains.ts';

/** Answers every address under /api by the table of its domain. */
export const answer = answering('api', async (request) => {
  const segment = new URL(request.url).pathname.split('/')[2] ?? '';
  if (!Object.hasOwn(domains, segment)) throw new AppError('not_found', messages.errors.noAddress);
  const { routes } = await domains[segment as keyof typeof domains]();
  return answerAt(routes, request);
});
