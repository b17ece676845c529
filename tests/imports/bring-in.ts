import { stageSource } from '#lib/imports/reading/stage-source.ts';
import { workOnImports } from '#lib/imports/runs/work.ts';
import { callApi } from '#tests/support/requests.ts';

/** Works on imports, and reads their sources in this process. */
export const workHere = () => workOnImports(stageSource);

/** Sends an import, works on it, and gives how it stands. */
export async function bringIn(body: Record<string, unknown>) {
  const { status, body: begun } = await callApi('POST /api/imports', { body: { source: 'fake', ...body } });
  if (status !== 202) return { status, ...begun };
  await workHere();
  return runNow(begun.id);
}

/** Sends a file to bring in, as the form of staff does. */
export async function sendFile(file: File, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ dry_run: 'false', ...fields })) body.set(name, value);
  body.set('file', file);
  return callApi('POST /api/imports', { body });
}

/** How a run stands. */
export async function runNow(id: string) {
  return (await callApi(`GET /api/imports/${id}`)).body;
}
