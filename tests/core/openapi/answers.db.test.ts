import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { apiCalls, ownDocument } from '#app/api/openapi.json/document.ts';
import { totpCode } from '#lib/account/totp.ts';
import type { AddressedCall } from '#lib/core/openapi/document.ts';
import { problem } from '#lib/core/operations/problem.ts';
import { db } from '#lib/core/platform/db.ts';
import { issueCaptcha } from '#lib/prayer/captcha.ts';
import { createAnnouncement } from '#prisma/factories/announcement.ts';
import { createClosing } from '#prisma/factories/closing.ts';
import { createEvent, createService } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { createFactor, sampleTotpSecret } from '#prisma/factories/factor.ts';
import { createImportRun } from '#prisma/factories/import-run.ts';
import { createMail } from '#prisma/factories/mail.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { createPageText } from '#prisma/factories/page-text.ts';
import { createPrayerRequest } from '#prisma/factories/prayer-request.ts';
import { createPrayerTeamEmail } from '#prisma/factories/prayer-team-email.ts';
import { createRedirect } from '#prisma/factories/redirect.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { handlerAt } from '#tests/support/route-handlers.ts';
import { session } from '#tests/support/session.ts';

useDatabase();
beforeEach(() => {
  session.actor.mockResolvedValue(staff);
  newDataFolder();
  session.raise.mockResolvedValue(43_200);
  vi.stubEnv('AUTH_SECRET', 'a-secret-of-more-than-thirty-two-letters');
});

interface Sample {
  params?: Record<string, string>;
  query?: string;
  /** In place of the document's example. */
  body?: unknown;
}

const id = async (row: Promise<{ id: string }>): Promise<Sample> => ({ params: { id: (await row).id } });

const after = async (row: Promise<unknown>, sample: Sample): Promise<Sample> => {
  await row;
  return sample;
};

/** A call of each operation that succeeds: its body is the document's example unless it says otherwise. */
const samples: Record<string, () => Promise<Sample>> = {
  listFactors: () => after(createFactor(db()), {}),
  enrollFactor: async () => ({}),
  removeFactor: () => id(createFactor(db())),
  challengeFactor: () => id(createFactor(db(), { status: 'verified' })),
  verifyFactor: async () => {
    const { params = {} } = await id(createFactor(db(), { status: 'verified' }));
    const asked = await answerOf('POST', '/api/factors/{id}/challenge', { params, body: {} });
    return { params, body: { challenge_id: asked.body.id, code: totpCode(sampleTotpSecret, new Date()) } };
  },
  countRecoveryCodes: async () => ({}),
  renewRecoveryCodes: () => after(createFactor(db(), { status: 'verified' }), {}),
  listEvents: () => after(createEvent(db()), { query: '?from=2031-06-01&to=2031-06-30' }),
  createEvent: async () => ({}),
  findEvent: async () => {
    const { id: event_id } = await createEvent(db(), { is_recurring: true, recurrence_frequency: 'weekly' });
    await createEventException(db(), { event_id, date: '2031-06-08', kind: 'cancelled' });
    return { params: { id: event_id } };
  },
  updateEvent: () => id(createEvent(db())),
  detachEvent: () => id(createEvent(db(), { source_name: 'Parish calendar' })),
  deleteEvent: () => id(createEvent(db(), { is_recurring: true, recurrence_frequency: 'weekly' })),
  listServices: () => after(createService(db()), {}),
  nextServices: () => after(createService(db()), { query: '?count=2&from=2031-06-01' }),
  createService: async () => ({}),
  findService: () => id(createService(db())),
  updateService: () => id(createService(db())),
  deleteService: () => id(createService(db())),
  listSermons: () => after(createSermon(db()), { query: '?limit=1' }),
  createSermon: async () => ({}),
  findSermon: () => id(createSermon(db())),
  updateSermon: () => id(createSermon(db())),
  deleteSermon: () => id(createSermon(db())),
  listMinistries: () => after(createMinistry(db()), {}),
  createMinistry: async () => ({}),
  updateMinistry: () => id(createMinistry(db())),
  deleteMinistry: () => id(createMinistry(db())),
  orderMinistries: async () => ({ body: { ids: [(await createMinistry(db())).id] } }),
  listShowingAnnouncements: () => after(createAnnouncement(db()), {}),
  addAnnouncement: async () => ({}),
  updateAnnouncement: () => id(createAnnouncement(db())),
  deleteAnnouncement: () => id(createAnnouncement(db())),
  listBannerItems: () => after(createAnnouncement(db()), {}),
  findChurch: async () => ({}),
  previewClosing: () => after(createService(db()), {}),
  listClosings: () => after(createClosing(db()), {}),
  findCurrentClosing: () => after(createClosing(db(), { from_date: '2020-01-01' }), {}),
  closeDates: () => after(createService(db()), {}),
  reopenClosing: () => id(createClosing(db())),
  updateChurch: async () => ({}),
  removeDemoContent: async () => ({}),
  finishSetup: async () => ({}),
  findServiceStatus: () => after(createService(db()), {}),
  findSettings: async () => ({}),
  updateSettings: async () => ({}),
  findPageTexts: async () => ({}),
  findInsertions: async () => ({}),
  setPageText: async () => ({ params: { key: 'home.empty' } }),
  restorePageText: async () => ({ params: { key: (await createPageText(db())).key } }),
  storePicture: async () => {
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const body = new FormData();
    body.set('file', new File([new Uint8Array(picture)], 'fish-fry.png'));
    return { body };
  },
  listRedirects: () => after(createRedirect(db()), {}),
  addRedirect: async () => ({}),
  updateRedirect: () => id(createRedirect(db())),
  removeRedirect: () => id(createRedirect(db())),
  listImports: () => after(createImportRun(db()), {}),
  listImportSources: async () => ({}),
  startImport: async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ source: 'csv', table: 'events' })) body.set(name, value);
    body.set('file', new File(['title,date\nPicnic,2031-06-01'], 'events.csv'));
    return { body };
  },
  findImport: () => id(createImportRun(db())),
  applyImport: () => id(createImportRun(db(), { state: 'ready' })),
  runImport: () => id(createImportRun(db())),
  undoImport: () => id(createImportRun(db())),
  cancelImport: () => id(createImportRun(db(), { state: 'running' })),
  createCaptcha: async () => ({}),
  createPrayerRequest: async () => {
    const { a, b, token } = issueCaptcha();
    return {
      body: { ...callOf('createPrayerRequest').call.example, captcha_answer: a + b, captcha_token: token },
    };
  },
  countNewPrayerRequests: async () => ({}),
  listPrayerRequests: () => after(createPrayerRequest(db()), { query: '?status=new&limit=1' }),
  changePrayerStatus: () => id(createPrayerRequest(db())),
  deletePrayerRequest: () => id(createPrayerRequest(db())),
  listTeamMembers: () => after(createPrayerTeamEmail(db()), {}),
  addTeamMember: async () => ({}),
  switchTeamMember: () => id(createPrayerTeamEmail(db())),
  removeTeamMember: () => id(createPrayerTeamEmail(db())),
  listStoppedNotifications: async () => {
    const [{ id: prayer_request_id }, { id: prayer_team_email_id }] = await Promise.all([
      createPrayerRequest(db()),
      createPrayerTeamEmail(db()),
    ]);
    const { id: mail_id } = await createMail(db(), { stopped_at: new Date(), last_error: 'no such box' });
    await db().prayerNotification.create({ data: { prayer_request_id, prayer_team_email_id, mail_id } });
    return {};
  },
  notifyPrayerTeam: async () => ({ body: { prayerRequestId: (await createPrayerRequest(db())).id } }),
  listMails: () => after(createMail(db(), { sent_at: new Date() }), { query: '?state=sent' }),
  retryMail: () => id(createMail(db(), { stopped_at: new Date() })),
  listActivity: () => after(createSermon(db()), {}),
  restoreChange: async () => {
    const { id: sermon } = await createSermon(db());
    await db().sermon.delete({ where: { id: sermon } });
    const { batch } = await db().activityLog.findFirstOrThrow({ orderBy: { id: 'desc' } });
    return { params: { id: batch } };
  },
  listBackups: async () => ({}),
  startBackup: async () => ({}),
  health: async () => ({}),
  apiDocument: async () => ({}),
};

/** What is no JSON, under an address of the API. */
const downloads = new Set(['/api/live', '/api/export', '/api/backups/{name}']);

const tested = apiCalls.filter(({ call, path }) => call.answer !== undefined || !isForeign(path));

test('every call is tried, save those that next-auth, a stream, a feed or a file answers', () => {
  const names = tested.filter(({ path }) => !isForeign(path)).map(({ call }) => call.name);
  expect(Object.keys(samples).sort()).toEqual(names.sort());
});

describe.each(tested.filter(({ path }) => !isForeign(path)))('$method $path', ({ method, path, call }) => {
  test('answers as the document says', async () => {
    const sample = await (samples[call.name]?.() ?? {});
    const answer = await answerOf(method, path, { body: call.example, ...sample });
    expect(answer.status, JSON.stringify(answer.body)).toBe(call.status ?? (call.answer ? 200 : 204));
    if (call.answer) expect(call.answer.parse(answer.body)).toEqual(answer.body);
    else expect(answer.body).toBeNull();
    expect(answer.headers.has('etag')).toBe(call.hasETag ?? false);
    expect(answer.headers.has('location')).toBe(call.hasLocation ?? false);
    expect(answer.headers.has('x-total-count')).toBe(call.list ?? false);
  });

  test('refuses as the document says', async () => {
    const unknown = '99999999-9999-4999-8999-999999999999';
    const params = { id: unknown, key: unknown };
    session.actor.mockResolvedValue(visitor);
    const refusals = [await answerOf(method, path, { params, body: call.example })];
    session.actor.mockResolvedValue(staff);
    refusals.push(await answerOf(method, path, { params, body: {} }));
    refusals.push(await answerOf(method, path, { params, body: '{"half' }));
    refusals.push(await answerOf(method, path, { params, body: {}, headers: { origin: 'https://a.test' } }));
    for (const { status, headers, body } of refusals.filter((answer) => answer.status >= 400)) {
      expect(headers.get('content-type')).toBe('application/problem+json');
      expect(problem.parse(body)).toEqual(body);
      expect(documentedStatuses(method, path)).toContain(String(status));
    }
    if (call.access !== 'anyone') expect(refusals[0]?.status).toBe(401);
    if (call.isChange) expect(refusals.at(-1)?.status).toBe(403);
  });
});

function isForeign(path: string): boolean {
  return !path.startsWith('/api/') || path.startsWith('/api/auth/') || downloads.has(path);
}

function callOf(name: string): AddressedCall {
  const found = apiCalls.find(({ call }) => call.name === name);
  if (!found) throw new Error(`There is no call ${name}.`);
  return found;
}

function documentedStatuses(method: string, path: string): string[] {
  const paths = ownDocument().paths as Record<string, Record<string, { responses: object }>>;
  return Object.keys(paths[path]?.[method]?.responses ?? {});
}

async function answerOf(
  method: string,
  path: string,
  { params = {}, query = '', body, headers = {} }: Sample & { headers?: Record<string, string> },
) {
  const hasBody = /^(post|put|patch)$/i.test(method);
  const sent = body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body ?? {});
  const isJson = hasBody && !(body instanceof FormData);
  const request = new Request(`http://church.test${path}${query}`, {
    method: method.toUpperCase(),
    headers: { host: 'church.test', ...(isJson && { 'content-type': 'application/json' }), ...headers },
    ...(hasBody && { body: sent }),
  });
  const answer = await handlerAt(method, path)(request, { params: Promise.resolve(params) });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
}
