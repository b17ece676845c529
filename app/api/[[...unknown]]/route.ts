import { AppError } from '#lib/core/operations/errors.ts';
import { answering } from '#lib/core/operations/route.ts';
import { messages } from '#lib/language/messages.ts';

/** Answers any other address under /api with 404. */
const refuse = answering('unknown address', async () => {
  throw new AppError('not_found', messages.errors.noAddress);
});

export {
  refuse as DELETE,
  refuse as GET,
  refuse as HEAD,
  refuse as OPTIONS,
  refuse as PATCH,
  refuse as POST,
  refuse as PUT,
};
