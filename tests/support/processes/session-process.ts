import { findSession } from '#lib/core/auth/session-rows.ts';

/** Another process of the site: it answers whether the session of a token is open there. */
process.on('message', async (token: string) => {
  process.send?.((await findSession(token)) !== null);
});
