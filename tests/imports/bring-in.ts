import { GET as findOne } from '#app/api/imports/[id]/route.ts';
import { POST as start } from '#app/api/imports/route.ts';
import { workOnImports } from '#lib/imports/runs/work.ts';
import { callRoute } from '#tests/support/requests.ts';

/** Sends an import, works on it, and gives how it stands. */
export async function bringIn(body: Record<string, unknown>) {
  const { status, body: begun } = await callRoute(start, {
    method: 'POST',
    path: '/api/imports',
    body: { source: 'fake', ...body },
  });
  if (status !== 202) return { status, ...begun };
  await workOnImports();
  return runNow(begun.id);
}

/** How a run stands. */
export async function runNow(id: string) {
  return (await callRoute(findOne, { params: { id } })).body;
}
