import { securityText } from '#lib/church/security-text.ts';
import { answering } from '#lib/core/operations/routes/route.ts';

export const dynamic = 'force-dynamic';

/** `/.well-known/security.txt` (see next.config.mjs): whom to tell of a weakness of the site. */
export const GET = answering('securityText', async () => {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  };
  return new Response(securityText(new Date()), { headers });
});
