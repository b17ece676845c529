import type { IncomingMessage } from 'node:http';
import { pageAt } from '#lib/core/addresses/page-lists.ts';
import { pathOf } from './request-target.ts';

/**
 * Returns the fields of a form that another page posts to one that opens with them; undefined for every other post. The
 * post of a form that has an action is Next's.
 */
export async function postedFieldsOf(
  { headers }: IncomingMessage,
  target: string,
  body: Buffer,
): Promise<Record<string, string> | undefined> {
  if (headers['next-action'] !== undefined || !pageAt(pathOf(target))?.opensWithFields) return undefined;
  const type = { 'content-type': headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(body), { headers: type }).formData().catch(() => null);
  if (!form || [...form.keys()].some((name) => name.startsWith('$ACTION'))) return undefined;
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
