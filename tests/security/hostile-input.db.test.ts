import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { apiCalls } from '#app/api/openapi.json/document.ts';
import type { AddressedCall } from '#lib/core/openapi/document.ts';
import { requestParts } from '#lib/core/openapi/request-parts.ts';
import { log } from '#lib/core/process/log.ts';
import { halfSignedIn, staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { times } from '#tests/support/extent.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { handlerAt, routeHandlers } from '#tests/support/route-handlers.ts';
import { findServerActions } from '#tests/support/server-actions.ts';
import { session } from '#tests/support/session.ts';
import { rowCounts, tableContents } from '#tests/support/table-contents.ts';
import {
  brokenBody,
  contentType,
  hostileHeaders,
  hostileQuery,
  hostileText,
  hostileValue,
  internals,
} from './hostile-values.ts';
import { createKnownRows } from './known-rows.ts';

const { sql, sameRows } = useDatabase();
const failures: unknown[] = [];
let ids: Record<string, string>;

beforeEach(async () => {
  newDataFolder();
  session.raise.mockResolvedValue(60);
  vi.stubEnv('ADMIN_PASSWORD', 'bluebonnets-in-april');
  failures.length = 0;
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(log, level).mockImplementation((...given: unknown[]) => {
      if (level === 'error') failures.push(given);
    });
  }
  ids = await sameRows(createKnownRows);
});

/** The calls of our own routes: each with its handler, its names and what its fields are called. */
const calls = (await apiCalls())
  .filter(({ path }) => routeHandlers.some((known) => known.path === path))
  .map((addressed) => ({
    ...addressed,
    ...namesOf(addressed),
    name: `${addressed.method} ${addressed.path}`,
  }));
type Call = (typeof calls)[number];

const runsOfEach = times(25);
/** Never what a field holds, whatever field it is. */
const wrongKind = fc.constantFrom<unknown>({ a: 1 }, [{ a: 1 }], { toString: 'x' }, [[['x']]]);

test.each(calls)(
  '$name refuses bad requests, tells nothing of its inside and changes nothing',
  async (call) => {
    const before = await tableContents(sql);
    await fc.assert(
      fc.asyncProperty(badRequest(call), async (bad) => {
        session.actor.mockResolvedValue(bad.actor);
        await expectCalm(call, bad);
      }),
      { numRuns: runsOfEach },
    );
    expect(await tableContents(sql)).toEqual(before);
    expect(failures).toEqual([]);
  },
);

describe('texts that are meant to hurt', () => {
  const changes = calls.filter(({ call, fields }) => call.isChange && fields.length > 0);

  test('are refused or kept as they are, and whatever was kept can be shown', async () => {
    session.actor.mockResolvedValue(staff);
    for (const call of changes) {
      await fc.assert(
        fc.asyncProperty(poisonedRequest(call), (poisoned) => expectCalm(call, poisoned)),
        { numRuns: runsOfEach },
      );
    }
    for (const read of calls.filter(({ method, path }) => method === 'get' && !path.includes('{'))) {
      const query = read.path === '/api/events' ? '?from=2026-01-01&to=2027-12-31' : '';
      await expectCalm(read, { query, body: '{}', headers: {}, params: {} });
    }
    expect(failures).toEqual([]);
  });
});

/** What needs no input does its work whatever it is given. */
const inputless = [
  ...['signOutEverywhereAction', 'finishSetupAction', 'removeDemoContentAction'],
  ...['createLetterAction', 'composeWeekLetterAction'],
];

describe('server actions', async () => {
  const actions = (await findServerActions()).filter(({ name }) => !inputless.includes(name));
  const circular: Record<string, unknown> = { id: 'x' };
  circular.self = circular;
  const strange = fc.constantFrom<unknown>(
    undefined,
    null,
    circular,
    new Map([['id', 'x']]),
    new Set(['x']),
    new Date(Number.NaN),
    new FormData(),
    Symbol('x'),
    10n,
    () => 'x',
    Promise.resolve('x'),
    new Error('x'),
    Object.create(null),
  );

  test.each(actions)('$name answers anything with a refusal in words', async ({ action }) => {
    const before = await rowCounts(sql);
    const given = fc.oneof(
      strange,
      hostileValue,
      fc.dictionary(fc.constantFrom('id', 'title', 'status'), wrongKind),
    );
    const who = fc.constantFrom(visitor, halfSignedIn, staff);
    await fc.assert(
      fc.asyncProperty(who, fc.array(given, { maxLength: 3 }), async (actor, all) => {
        session.actor.mockResolvedValue(actor);
        const answer = (await action(...all)) as { ok: boolean; error?: { code: string; message: string } };
        expect(['internal', 'unavailable']).not.toContain(answer.error?.code);
        expect(answer.error?.message ?? '').not.toMatch(internals);
      }),
      { numRuns: runsOfEach },
    );
    expect(await rowCounts(sql)).toEqual(before);
    expect(failures).toEqual([]);
  });
});

interface Sent {
  params: Record<string, string>;
  query: string;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** A request that is refused for visitors and staff alike: its body, its address or a field is wrong. */
function badRequest(call: Call) {
  const wrongFields = fc
    .tuple(fc.subarray(call.fields, { minLength: Math.min(1, call.fields.length) }), wrongKind, hostileValue)
    .map(([names, wrong, other]) =>
      JSON.stringify({
        ...call.call.example,
        ...Object.fromEntries(names.map((name) => [name, wrong])),
        extra: other,
      }),
    );
  const hasFields = call.fields.length > 0;
  return fc.record({
    actor: fc.constantFrom(visitor, halfSignedIn, staff, staff),
    params: paramsOf(call, call.method === 'delete' || !hasFields),
    query: hostileQuery(call.names),
    headers: fc
      .tuple(contentType, hostileHeaders)
      .map(([type, headers]) => ({ ...headers, 'content-type': type })),
    // Without a field, a call that needs none does its work.
    body: !hasFields ? brokenBody : call.needsField ? fc.oneof(wrongFields, brokenBody) : wrongFields,
  });
}

/** A request of staff that is right but for one or two texts, which may be allowed. */
function poisonedRequest(call: Call) {
  const one = fc.tuple(fc.constantFrom(...call.fields), hostileText);
  return fc.record({
    params: paramsOf(call, false),
    query: fc.constant(''),
    headers: fc.constant({ 'content-type': 'application/json' }),
    body: fc
      .array(one, { minLength: 1, maxLength: 2 })
      .map((poison) => JSON.stringify({ ...call.call.example, ...Object.fromEntries(poison) })),
  });
}

/** Of a change that any row would do for, an id of none. */
function paramsOf({ path }: Call, isUnknown: boolean): fc.Arbitrary<Record<string, string>> {
  if (!path.includes('{id}')) return fc.constant({});
  const none = hostileText.map((text) => text.slice(0, 900));
  if (isUnknown) return none.map((id) => ({ id }));
  return fc.oneof(fc.constant(ids[path.split('/')[2] ?? ''] ?? ids.events ?? ''), none).map((id) => ({ id }));
}

async function expectCalm({ method, path }: Call, { params, query, headers, body }: Sent): Promise<void> {
  const hasBody = method === 'post' || method === 'patch';
  const request = new Request(`http://church.test${path.replace('{id}', 'x')}${query}`, {
    method: method.toUpperCase(),
    headers: { ...headers, host: 'church.test' },
    ...(hasBody && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  });
  const handler = handlerAt(method, path === '/events/{id}.ics' ? '/events/{id}/feed' : path);
  const answer = await handler(request, { params: Promise.resolve(params) });
  const text = await answer.text();
  expect(answer.status, text.slice(0, 400)).toBeLessThan(500);
  if (answer.status >= 400) expect(text).not.toMatch(internals);
}

function namesOf({ method, path, call }: AddressedCall) {
  const { query, body } = requestParts(method, path, call);
  const shape = (body as { shape?: object } | undefined)?.shape ?? {};
  const needsField = method !== 'post' || !body?.safeParse({}).success;
  return { fields: Object.keys(shape), names: Object.keys(query), needsField };
}
