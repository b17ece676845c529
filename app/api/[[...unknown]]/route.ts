import { AppError, errorTexts } from '@/lib/errors';
import { answering } from '@/lib/route';

/** What no other route takes, whatever the method and whatever is sent: there is no such address. */
const refuse = answering('unknown address', async () => {
  throw new AppError('not_found', errorTexts.noAddress);
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
