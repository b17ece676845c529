import { findChurchStatus } from '#lib/closings/queries.ts';
import { answering } from '#lib/core/operations/routes/route.ts';

export const dynamic = 'force-dynamic';

/** Whether the church is open today, for signs, telephones and other websites; readable from any origin. */
export const GET = answering('churchStatus', async () => {
  const headers = {
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=0, must-revalidate',
    'cross-origin-resource-policy': 'cross-origin',
  };
  return Response.json(await findChurchStatus({}), { headers });
});
