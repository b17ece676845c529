import { closingCalls } from '#lib/closings/api.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import {
  type AddressedCall,
  type ApiDocument,
  apiDocument,
  type Method,
} from '#lib/core/openapi/document.ts';
import { feedDescriptions } from '#lib/core/openapi/feeds.ts';
import { signInDescriptions } from '#lib/core/openapi/sign-in.ts';
import type { Endpoint } from '#lib/core/operations/route-options.ts';
import { transcriptCalls } from '#lib/sermons/transcripts/api.ts';
import { soundCalls } from '#lib/sound/api.ts';
import { type RouteFiles, routeFiles } from './route-files.ts';

let made: { of: string; document: ApiDocument } | undefined;

/** Returns the OpenAPI document. Cached by the church's name, the only part that the build does not fix. */
export function ownDocument(): ApiDocument {
  const of = currentChurch().name;
  if (made?.of !== of) made = { of, document: apiDocument(apiCalls) };
  return made.document;
}

type Calls = Partial<Record<Method, Endpoint>>;

const methods: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete'];

/** Every call by area and path, including those that other handlers answer. */
const areas: Readonly<Record<string, Record<string, Calls>>> = {
  'Sign-in': { ...signInDescriptions, ...callsOf(routeFiles.signIn) },
  People: callsOf(routeFiles.people),
  Content: { ...callsOf(routeFiles.content), '/api/uploads/sound': { post: soundCalls.upload } },
  'Forms and sign-ups': callsOf(routeFiles.forms),
  Prayer: callsOf(routeFiles.prayer),
  Mail: callsOf(routeFiles.mail),
  'Activity log': callsOf(routeFiles.activity),
  'In and out': callsOf(routeFiles.inAndOut),
  'Feeds, live updates, health': {
    '/api/live': { get: feedDescriptions.live },
    '/calendar.ics': { get: feedDescriptions.calendar },
    '/events/{id}.ics': { get: feedDescriptions.event },
    '/sermons/feed.xml': { get: feedDescriptions.sermons },
    '/sermons/{id}/transcript.vtt': { get: transcriptCalls.vtt },
    '/sermons/{id}/transcript.srt': { get: transcriptCalls.srt },
    '/sermons/{id}/chapters.json': { get: transcriptCalls.chapters },
    '/sermons/audio/{id}/{name}': { get: soundCalls.file },
    '/podcast.xml': { get: feedDescriptions.podcast },
    '/news/feed.xml': { get: feedDescriptions.news },
    '/alerts.xml': { get: feedDescriptions.alerts },
    '/status.json': { get: closingCalls.status },
    '/sitemap.xml': { get: feedDescriptions.sitemap },
    '/robots.txt': { get: feedDescriptions.robots },
    '/og-image.png': { get: feedDescriptions.picture },
    '/api/health': { get: feedDescriptions.health },
    '/api/openapi.json': { get: feedDescriptions.document },
  },
};

/** Every call of the API in document order. */
export const apiCalls: readonly AddressedCall[] = Object.entries(areas).flatMap(([area, paths]) =>
  Object.entries(paths).flatMap(([path, calls]) =>
    methods.flatMap((method) => {
      const call = calls[method];
      return call ? [{ area, path, method, call }] : [];
    }),
  ),
);

function callsOf(files: RouteFiles): Record<string, Calls> {
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => [
      path,
      Object.fromEntries(
        methods.map((method) => [method, file[method.toUpperCase() as Uppercase<Method>]?.call]),
      ),
    ]),
  );
}
