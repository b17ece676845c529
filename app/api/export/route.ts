import { streamOf } from '#lib/core/http/stream-of.ts';
import { toFileRoute } from '#lib/core/operations/file-route.ts';
import { exportCalls } from '#lib/export/api.ts';
import { exportSite } from '#lib/export/queries.ts';

export const dynamic = 'force-dynamic';

/** The whole export, made while it is sent. */
export const GET = toFileRoute(exportSite, exportCalls.site, ({ fileName, bytes }) => ({
  name: fileName,
  open: () => streamOf(bytes),
}));
