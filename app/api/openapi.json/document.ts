import { domains } from '#app/api/domains.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import {
  type AddressedCall,
  type ApiDocument,
  apiDocument,
  callsOf,
  type DescribedRoutes,
  only,
} from '#lib/core/openapi/document.ts';
import { signInRoutes } from '#lib/core/openapi/sign-in.ts';
import { soundCalls } from '#lib/sound/api.ts';
import { feeds } from './feeds.ts';

let made: { of: string; document: ApiDocument } | undefined;

/** Returns the OpenAPI document. Cached by the church's name, the only part that the build does not fix. */
export async function ownDocument(): Promise<ApiDocument> {
  const of = currentChurch().name;
  if (made?.of !== of) made = { of, document: apiDocument(await apiCalls()) };
  return made.document;
}

/** Returns every call of the API in document order, those that other handlers answer included. */
export async function apiCalls(): Promise<readonly AddressedCall[]> {
  const modules = await Promise.all(Object.values(domains).map((load) => load()));
  return callsOf([{ 'Sign-in': signInRoutes }, ...new Set(modules.map(({ routes }) => routes)), others]);
}

/** What other handlers answer. */
const others = {
  Content: { '/api/uploads/sound': only('POST', soundCalls.upload) },
  'Feeds, live updates, health': Object.fromEntries(
    Object.entries(feeds).map(([path, call]) => [path, only('GET', call)]),
  ),
} satisfies DescribedRoutes;
