import { beforeEach, describe, expect, test, vi } from 'vitest';
import { halfSignedIn, staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type KnownHandler, routeHandlers } from '#tests/support/route-handlers.ts';
import { findServerActions, serverFiles } from '#tests/support/server-actions.ts';
import { session } from '#tests/support/session.ts';

useDatabase();
beforeEach(() => {
  session.raise.mockResolvedValue(60);
  vi.stubEnv('ADMIN_PASSWORD', 'bluebonnets');
});

/** The server actions that anybody may run. Whatever is not listed here refuses visitors. */
const openActions = [
  'answerChoiceFormAction',
  'answerConfirmFormAction',
  'answerEndFormAction',
  'answerEndRemindersFormAction',
  'answerEraseFormAction',
  'answerPrayerFormAction',
  'answerRemindFormAction',
  'answerSubscribeFormAction',
  'answerVisitorFormAction',
  'cancelSignUpFormAction',
  'changeSignUpFormAction',
  'countSeriesRowsAction',
  'listSeriesAction',
  'listSpeakersAction',
  'findLayoutAction',
  'findLightnessAction',
];

/** The route handlers that answer anybody. Whatever is not listed here refuses visitors. */
const openHandlers = [
  'GET /api/announcements',
  'GET /api/auth/{nextauth}',
  'POST /api/auth/{nextauth}',
  'POST /api/auth/passkey-options',
  'GET /api/auth/ways',
  'POST /api/claim',
  'GET /api/demo',
  'POST /api/demo/sessions',
  'GET /api/invitations/{token}',
  'POST /api/invitations/{token}',
  'POST /api/invitations/{token}/passkey-options',
  'GET /api/banner',
  'GET /api/captcha',
  'GET /api/church',
  'GET /api/closings/current',
  'GET /api/events',
  'GET /api/events/{id}',
  'GET /api/health',
  'GET /api/ministries',
  'GET /api/openapi.json',
  'GET /api/page-texts',
  'GET /api/page-texts/insertions',
  'POST /api/prayer-requests',
  'GET /api/prayer-requests/count',
  'GET /api/series',
  'GET /api/sermons',
  'GET /api/service-status',
  'GET /api/sermons/{id}',
  'GET /api/services',
  'GET /api/services/next',
  'GET /api/services/{id}',
  'GET /api/settings',
  'GET /alerts.xml',
  'GET /apple-icon.png',
  'GET /calendar.ics',
  'GET /events/{id}/feed',
  'GET /favicon.ico',
  'GET /icon-192.png',
  'GET /icon-512.png',
  'GET /icon-maskable-512.png',
  'GET /icon.svg',
  'GET /og-image.png',
  'GET /og/{id}',
  'GET /sermons/feed.xml',
  'GET /sermons/{id}/chapters.json',
  'GET /sermons/{id}/transcript.srt',
  'GET /sermons/{id}/transcript.vtt',
  'GET /podcast.xml',
  'GET /podcast-art/{name}',
  'GET /api/podcast',
  'GET /status.json',
  'GET /~well-known/security',
  'GET /uploads/{bucket}/{file}',
  'GET /api/documents',
  'GET /api/letters/{id}',
  'GET /api/forms',
  'GET /api/forms/{id}',
  'GET /api/forms/{id}/seats',
  'POST /api/forms/{id}/answers',
  'GET /api/sign-ups/{token}',
  'PATCH /api/sign-ups/{token}',
  'DELETE /api/sign-ups/{token}',
  'POST /api/bounces/{secret}',
  'GET /api/push-key',
  'POST /api/push-subscriptions',
  'DELETE /api/push-subscriptions',
  'POST /api/reminders',
  'DELETE /api/reminders/{token}',
  'GET /api/topics',
  'POST /api/subscriptions',
  'POST /api/subscriptions/confirm',
  'GET /api/subscriptions/{token}',
  'PATCH /api/subscriptions/{token}',
  'DELETE /api/subscriptions/{token}',
  'GET /api/subscriptions/{token}/one-click',
  'POST /api/subscriptions/{token}/one-click',
  'GET /api/layouts/{name}',
  'GET /api/navigation',
  'GET /api/pages',
  'GET /api/pages/{id}',
  'GET /api/search',
  'GET /news/feed.xml',
  'GET /letters/feed.xml',
];

/** What mail programs and providers of mail send, from anywhere: a secret in the address is what counts. */
const fromAnywhere = ['POST /api/subscriptions/{token}/one-click', 'POST /api/bounces/{secret}'];

/** What a session needs before its second factor is confirmed: to be asked for it. */
const halfOpenHandlers = [
  'GET /api/factors',
  'POST /api/factors/{id}/challenge',
  'POST /api/factors/{id}/verify',
];

/** How browsers say that another website's page sends a change. */
const elsewhere = [
  ['origin', 'https://elsewhere.test'],
  ['origin', 'null'],
  ['sec-fetch-site', 'cross-site'],
] as const;

describe('every server action', async () => {
  const actions = await findServerActions();
  const guarded = actions.filter(({ name }) => !openActions.includes(name));

  test('is an export of a file that holds nothing else', () => {
    expect(serverFiles.filter(({ isOnTop }) => !isOnTop)).toEqual([]);
    expect(guarded.length).toBeGreaterThan(20);
  });

  test.each(guarded)('$name refuses visitors, and staff without their second factor', async ({ action }) => {
    session.actor.mockResolvedValue(visitor);
    expect(await action({})).toMatchObject({ ok: false, error: { code: 'unauthenticated' } });
    session.actor.mockResolvedValue(halfSignedIn);
    expect(await action({})).toMatchObject({ ok: false, error: { code: 'mfa_required' } });
  });

  test('is guarded, save those on the list', async () => {
    session.actor.mockResolvedValue(visitor);
    const open: string[] = [];
    for (const { name, action } of actions) {
      const answer = (await action({}, new FormData())) as { error?: { code: string } };
      if (answer.error?.code !== 'unauthenticated') open.push(name);
    }
    expect(open.sort()).toEqual([...openActions].sort());
  });
});

describe('every route handler', () => {
  const named = routeHandlers.map((known) => ({ ...known, name: `${known.method} ${known.path}` }));
  const guarded = named.filter(({ name }) => !openHandlers.includes(name));

  test('is guarded, save those on the list', async () => {
    session.actor.mockResolvedValue(visitor);
    const open: string[] = [];
    for (const known of named) {
      const answer = await ask(known);
      await answer.body?.cancel();
      if (answer.status !== 401) open.push(known.name);
    }
    expect(open.sort()).toEqual([...openHandlers].sort());
  });

  test.each(guarded)('$name refuses visitors before it reads what they sent', async (known) => {
    session.actor.mockResolvedValue(visitor);
    const answer = await ask(known, { 'content-type': 'text/nonsense' });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test.each(guarded.filter(({ name }) => !halfOpenHandlers.includes(name)))(
    '$name refuses staff without their second factor',
    async (known) => {
      session.actor.mockResolvedValue(halfSignedIn);
      const answer = await ask(known);
      expect([answer.status, (await answer.json()).type]).toEqual([
        403,
        'urn:belltower:problem:mfa-required',
      ]);
    },
  );

  test.each(named.filter(({ method, name }) => method !== 'GET' && !fromAnywhere.includes(name)))(
    '$name refuses what another website sends, from staff too',
    async (known) => {
      session.actor.mockResolvedValue(staff);
      for (const [name, value] of elsewhere) {
        const answer = await ask(known, { [name]: value });
        expect([answer.status, (await answer.json()).type]).toEqual([403, 'urn:belltower:problem:forbidden']);
      }
    },
  );
});

function ask({ path, method, handler }: KnownHandler, headers: Record<string, string> = {}) {
  const request = new Request(`http://church.test${path}`, {
    method,
    headers: { host: 'church.test', 'content-type': 'application/json', ...headers },
    ...(method !== 'GET' && method !== 'HEAD' && { body: '{}' }),
  });
  const params = { id: '99999999-9999-4999-8999-999999999999', bucket: 'x', file: 'y', nextauth: 'csrf' };
  return handler(request, { params: Promise.resolve(params) });
}
