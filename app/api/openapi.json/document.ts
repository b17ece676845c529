import { domains } from '#app/api/domains.ts';
import { statusCall } from '#lib/closings/routes.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import {
  type AddressedCall,
  type ApiDocument,
  apiDocument,
  callsOf,
  type DescribedRoutes,
  only,
} from '#lib/core/openapi/document.ts';
import { feedDescriptions } from '#lib/core/openapi/feeds.ts';
import { signInRoutes } from '#lib/core/openapi/sign-in.ts';
import { transcriptFiles } from '#lib/sermons/routes.ts';
import { soundCalls } from '#lib/sound/api.ts';

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
  'Feeds, live updates, health': {
    '/api/live': only('GET', feedDescriptions.live),
    '/calendar.ics': only('GET', feedDescriptions.calendar),
    '/events/{id}.ics': only('GET', feedDescriptions.event),
    '/sermons/feed.xml': only('GET', feedDescriptions.sermons),
    '/sermons/{id}/transcript.vtt': only('GET', transcriptFiles.vtt),
    '/sermons/{id}/transcript.srt': only('GET', transcriptFiles.srt),
    '/sermons/{id}/chapters.json': only('GET', transcriptFiles.chapters),
    '/sermons/audio/{id}/{name}': only('GET', soundCalls.file),
    '/podcast.xml': only('GET', feedDescriptions.podcast),
    '/news/feed.xml': only('GET', feedDescriptions.news),
    '/alerts.xml': only('GET', feedDescriptions.alerts),
    '/status.json': only('GET', statusCall),
    '/sitemap.xml': only('GET', feedDescriptions.sitemap),
    '/robots.txt': only('GET', feedDescriptions.robots),
    '/og-image.png': only('GET', feedDescriptions.picture),
    '/api/health': only('GET', feedDescriptions.health),
    '/api/openapi.json': only('GET', feedDescriptions.document),
  },
} satisfies DescribedRoutes;
