import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { domains } from '#app/api/domains.ts';
import { apiCalls, ownDocument } from '#app/api/openapi.json/document.ts';
import { GET as read } from '#app/api/openapi.json/route.ts';
import { icons } from '#lib/art/icons/icons.ts';
import { signInCalls } from '#lib/core/auth/next-auth-endpoints.ts';
import { apiDocument } from '#lib/core/openapi/document.ts';
import { readableAreas, readableThings } from '#lib/core/openapi/reading.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { routeHandlers } from '#tests/support/route-handlers.ts';

const files = import.meta.glob('../../../app/**/route.{ts,tsx}');
const tables = import.meta.glob<{ routes: Routes }>('../../../lib/**/routes.ts');
const document = await ownDocument();
const paths = document.paths as Record<string, Record<string, Operation>>;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method} ${path}`,
    path,
    method,
    operation,
  })),
);

interface LocatedCall {
  summary: string;
  location?: (made: object) => string;
}

interface Operation {
  operationId: string;
  summary: string;
  parameters?: { name: string; in: string }[];
  description?: string;
  responses: Record<string, { links?: Record<string, unknown> }>;
}

/** Where a route file is heard, when that is not where it lies. */
const addresses: Record<string, string> = {
  '/events/{id}/feed': '/events/{id}.ics',
  '/~well-known/security': '/.well-known/security.txt',
};
/** Answered by the server in front. */
const ofServer = ['get /api/live', 'post /api/uploads/sound', 'get /sermons/audio/{id}/{name}'];
/** Made by Next from files that are no routes. */
const metadataRoutes = ['/sitemap.xml', '/robots.txt'];
/** Pictures that pages refer to; clients of the API do not ask for them. */
const pictures = [
  '/og/{id}',
  '/podcast-art/{name}',
  '/uploads/{bucket}/{file}',
  ...Object.keys(icons).map((name) => `/${name}`),
];

function handlers(): string[] {
  const named = routeHandlers
    .filter(({ path }) => !pictures.includes(path) && path !== '/api/auth/{nextauth}')
    .map(({ method, path }) => `${method.toLowerCase()} ${addresses[path] ?? path}`);
  return [...named, ...signInHandlers()];
}

function signInHandlers(): string[] {
  return Object.entries(signInCalls).flatMap(([name, methods]) =>
    methods
      .filter((method) => method === 'GET' || method === 'POST')
      .map((method) => `${method.toLowerCase()} /api/auth/${name}`),
  );
}

describe('the document', () => {
  test('names every handler of the app, what the server in front answers, and nothing that is not there', () => {
    const documented = operations.map(({ name }) => name).sort();
    expect(documented).toEqual(
      [...handlers(), ...ofServer, ...metadataRoutes.map((path) => `get ${path}`)].sort(),
    );
  });

  test.each(Object.entries(tables))('every address of %s leads to it', async (_file, load) => {
    const { routes } = await load();
    for (const path of Object.values(routes).flatMap((area) => Object.keys(area))) {
      const segment = path.split('/')[2] as keyof typeof domains;
      expect((await domains[segment]?.())?.routes, path).toBe(routes);
    }
  });

  test('no file of the app takes the address of a table', async () => {
    const taking = Object.keys(files)
      .filter((file) => /\/\[\.{3}/.test(file))
      .map((file) => file.replace(/^.*\/app|\[\.{3}.*$/g, ''));
    expect(taking).toContain('/api/auth/');
    const paths = (await Promise.all(Object.values(domains).map((load) => load()))).flatMap(({ routes }) =>
      Object.values(routes).flatMap((area) => Object.keys(area)),
    );
    const taken = paths.filter((path) => taking.some((start) => path.startsWith(start)));
    expect(taken.filter((path) => !files[`../../../app${path}/route.ts`])).toEqual([]);
  });

  test('tells calls apart by their ids, and says of each what it is for', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(operations.filter(({ operation }) => !operation.summary).map(({ name }) => name)).toEqual([]);
  });

  test('refers to nothing that it does not hold', () => {
    const text = JSON.stringify(document);
    const missing = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].filter(
      ([, kind = '', name = '']) => !(document.components as Record<string, object>)[kind]?.[name as never],
    );
    expect(missing).toEqual([]);
  });

  test('says of every call for admins that it needs a session, and of every change that it may be refused', () => {
    for (const { method, operation } of operations) {
      const access = (operation as { 'x-access'?: string })['x-access'];
      const statuses = Object.keys(operation.responses);
      if (access !== 'anyone') expect(statuses).toContain('401');
      if (method !== 'get') expect(statuses).toContain('403');
    }
  });

  test('takes the limits of its fields from the schemas that check them', () => {
    expect(paths['/api/sermons']?.get?.parameters).toContainEqual(
      expect.objectContaining({
        name: 'limit',
        schema: expect.objectContaining({ minimum: 1, maximum: 200 }),
      }),
    );
    expect(JSON.stringify(paths['/api/events']?.post)).toContain('"maxLength":200');
  });

  test('keeps what only callers on the server may say out of it', () => {
    const names = operations.flatMap(({ operation }) => operation.parameters?.map(({ name }) => name) ?? []);
    expect(names).not.toContain('now');
    expect(names).not.toContain('if_match');
    expect(JSON.stringify(document)).not.toContain('"default":null');
  });

  test('is answered with an ETag, and not again to who has it', async () => {
    const ask = (headers: Record<string, string> = {}) =>
      read(new Request('http://church.test/api/openapi.json', { headers }), { params: Promise.resolve({}) });
    const answer = await ask();
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
    const etag = answer.headers.get('etag') ?? '';
    expect((await ask({ 'if-none-match': `"other", W/${etag}` })).status).toBe(304);
  });
});

describe('the page for reading it', () => {
  const calls = readableAreas(document).flatMap((area) => area.calls);

  test('tells of every call', async () => {
    expect(calls).toHaveLength(operations.length);
    expect(await apiCalls()).toHaveLength(operations.length);
  });

  test('says what every field is in words', () => {
    const fields = [
      ...calls.flatMap(({ parameters, body }) => [...parameters, ...(body?.fields ?? [])]),
      ...readableThings(document).flatMap((thing) => thing.fields),
    ];
    expect(fields.length).toBeGreaterThan(200);
    expect(fields.filter(({ type }) => type === '' || type.includes('undefined'))).toEqual([]);
  });

  test('links each answer to what it is made of', () => {
    const names = readableThings(document).map(({ name }) => name);
    const linked = calls.flatMap(({ success }) => success.things);
    expect(linked.length).toBeGreaterThan(30);
    expect(linked.filter((name) => !names.includes(name))).toEqual([]);
    expect(calls.find(({ id }) => id === 'listSermons')?.success.label).toBe('list of FoundSermon');
  });

  test('shows a command line that can be pasted', () => {
    const change = calls.find(({ id }) => id === 'updateSermon');
    expect(change?.curl).toBe(
      'curl -X PATCH -b cookies.txt -H \'Content-Type: application/json\' \\\n  -d \'{"series":"Songs for the Road"}\' \\\n  $SITE/api/sermons/{id}',
    );
  });
});

describe('what other programs need of it', () => {
  const patterns = [...JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, text]) =>
    JSON.parse(String(text)),
  );

  test('its patterns are plain: no flags, look-around, named groups or Unicode classes', () => {
    expect(patterns.length).toBeGreaterThan(10);
    expect(patterns.filter((pattern) => /\(\?(?!:)|\\[pPkuxAZzbBc]/.test(pattern))).toEqual([]);
    expect(() => patterns.map((pattern) => [new RegExp(pattern), new RegExp(pattern, 'u')])).not.toThrow();
    expect(() => describePattern(/^a$/i)).toThrow('/^a$/i');
  });

  test('every call is described beyond its summary, and names a refusal', () => {
    const lacking = operations.filter(
      ({ operation }) =>
        !operation.description || !Object.keys(operation.responses).some((code) => /^4/.test(code)),
    );
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  test('the Location of what was made names it', async () => {
    const located = (await apiCalls())
      .map(({ call }) => call as LocatedCall)
      .filter(({ location }) => location);
    expect(located.length).toBeGreaterThan(10);
    const made = { id: 'of-the-row', url: '/files/of-the-row' };
    const others = located.filter(({ location }) => !location?.(made).includes('of-the-row'));
    expect(others.map(({ summary }) => summary)).toEqual([]);
  });

  test('whatever makes a row says what can be done with it', () => {
    const made = operations.flatMap(({ name, operation }) => {
      const links = operation.responses['201']?.links;
      return links ? [[name, Object.keys(links)]] : [];
    });
    expect(Object.fromEntries(made)).toEqual({
      'post /api/factors': ['removeFactor', 'challengeFactor', 'verifyFactor'],
      'post /api/passkeys': ['renamePasskey', 'removePasskey'],
      'post /api/staff': ['updateStaff', 'deleteStaff', 'inviteAgain'],
      'post /api/events': ['findEvent', 'updateEvent', 'deleteEvent', 'detachEvent'],
      'post /api/services': ['findService', 'updateService', 'deleteService'],
      'post /api/sermons': [
        ...['findSermon', 'updateSermon', 'deleteSermon'],
        ...['findTranscriptState', 'requestTranscript', 'setTranscript'],
        ...['confirmTranscript', 'deleteTranscript'],
      ],
      'post /api/ministries': ['updateMinistry', 'deleteMinistry'],
      'post /api/announcements': ['updateAnnouncement', 'deleteAnnouncement'],
      'post /api/closings': ['reopenClosing'],
      'post /api/redirects': ['updateRedirect', 'removeRedirect'],
      'post /api/forms': [
        'findForm',
        'updateForm',
        'deleteForm',
        'findSeats',
        'listAnswers',
        'sendAnswer',
        'sendMessage',
        'exportAnswers',
        'updateAnswer',
        'deleteAnswer',
      ],
      'post /api/pages': [
        'findPage',
        'updatePage',
        'deletePage',
        'publishPage',
        'unpublishPage',
        'discardPageDraft',
        'sharePage',
        'stopSharingPage',
      ],
      'post /api/letters': [
        'findLetter',
        'updateLetter',
        'deleteLetter',
        'sendLetter',
        'skipLetter',
        'testLetter',
      ],
      'post /api/documents': [
        'updateDocument',
        'deleteDocument',
        'replaceDocumentFile',
        'removeTranslatedFile',
      ],
      'post /api/prayer-requests': ['changePrayerStatus', 'deletePrayerRequest'],
      'post /api/prayer-team': ['switchTeamMember', 'removeTeamMember'],
    });
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(made.flatMap(([, names]) => names ?? []).filter((name) => !ids.includes(name as string))).toEqual(
      [],
    );
  });
});

function describePattern(pattern: RegExp) {
  const input = z.object({ color: z.string().regex(pattern) });
  const call = { name: 'x', summary: 'x', detail: 'x', access: 'anyone', isChange: true, input } as const;
  return apiDocument([{ method: 'post', path: '/x', area: 'Content', call }]);
}
