import { currentActor } from '#lib/core/auth/actor.ts';
import { streamOf } from '#lib/core/http/stream-of.ts';
import { answering, describe } from '#lib/core/operations/route.ts';
import { blameAddress, readAddress } from '#lib/core/operations/route-input.ts';
import { exportCalls } from '#lib/export/api.ts';
import { exportSite } from '#lib/export/queries.ts';

export const dynamic = 'force-dynamic';

/** The whole export, made while it is sent. */
export const GET = describe(
  answering('exportSite', async (request, context) => {
    const actor = await currentActor();
    const address = await readAddress(request, context);
    const { fileName, bytes } = await blameAddress(Object.keys(address), () =>
      exportSite.execute(actor, address),
    );
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
    };
    return new Response(streamOf(bytes), { headers });
  }),
  exportCalls.site,
);
