import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Client } from 'pg';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ownDocument } from '#app/api/openapi.json/document.ts';
import { totpCode } from '#lib/account/totp.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import { madePasswordMark } from '#lib/core/process/env.ts';
import { log } from '#lib/core/process/log.ts';
import { issueCaptcha } from '#lib/core/visitor-form/captcha.ts';
import { linkHashOf, signUpUrl } from '#lib/forms/answers/sign-up-link.ts';
import { reminderToken } from '#lib/reminders/reminder-link.ts';
import { makeClaim } from '#lib/staff/claim/owner-claim.ts';
import { addInvitation, invitationUrl } from '#lib/staff/joining/invitation-rows.ts';
import { subscriberToken } from '#lib/subscribers/links.ts';
import { createAnnouncement } from '#prisma/factories/announcement.ts';
import { createClosing } from '#prisma/factories/closing.ts';
import { createDocument } from '#prisma/factories/document.ts';
import { createEvent, createService } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { createFactor, sampleTotpSecret } from '#prisma/factories/factor.ts';
import { createForm, createFormAnswer } from '#prisma/factories/form.ts';
import { createImportRun } from '#prisma/factories/import-run.ts';
import { createLetter } from '#prisma/factories/letter.ts';
import { createMail } from '#prisma/factories/mail.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { createPrayerRequest } from '#prisma/factories/prayer-request.ts';
import { createPrayerTeamEmail } from '#prisma/factories/prayer-team-email.ts';
import { createRedirect } from '#prisma/factories/redirect.ts';
import { createReminder } from '#prisma/factories/reminder.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { createSitePage } from '#prisma/factories/site-page.ts';
import { createStaff } from '#prisma/factories/staff.ts';
import { createSubscriber } from '#prisma/factories/subscriber.ts';
import { createTranscript } from '#prisma/factories/transcript.ts';
import { createTranslation } from '#prisma/factories/translation.ts';
import {
  brokenBody,
  contentType,
  hostileHeaders,
  hostileText,
  internals,
} from '#tests/security/hostile-values.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { speakTwoLanguages } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { times } from '#tests/support/extent.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { handlerAt } from '#tests/support/route-handlers.ts';
import { session } from '#tests/support/session.ts';
import { anyValue, oddValue, type Schema } from './any-value.ts';

const { sameRows } = useDatabase();

interface Media {
  schema: Schema;
  example?: Record<string, unknown>;
}
interface Answer {
  content?: Record<string, Media>;
  headers?: Record<string, unknown>;
}
interface Operation {
  operationId: string;
  security: object[];
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Answer & { $ref?: string }>;
}

// As it is served: what a tool gets to read.
const document = JSON.parse(JSON.stringify(await ownDocument())) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, Answer> };
};

const wholes = new Map<Schema, Schema>();

/** Returns the schema of a body with the parts that it refers to. */
function withParts(schema: Schema): Schema {
  const part = (_name: string, value: Schema) =>
    typeof value?.$ref === 'string' ? document.components.schemas[nameOf(value.$ref)] : value;
  const whole = wholes.get(schema) ?? JSON.parse(JSON.stringify(schema), part);
  wholes.set(schema, whole);
  return whole;
}

/** What next-auth, Next itself and the server in front answer: tests of the running site ask for those. */
const elsewhere = [
  /^\/api\/auth\//,
  /^\/sitemap\.xml$/,
  /^\/robots\.txt$/,
  /^\/api\/live$/,
  /^\/api\/uploads\/sound$/,
  /^\/sermons\/audio\//,
];
/** Where a route file lies, when that is not where it is heard. */
const files: Record<string, string> = {
  '/events/{id}.ics': '/events/{id}/feed',
  '/.well-known/security.txt': '/~well-known/security',
};

const calls = Object.entries(document.paths)
  .filter(([path]) => !elsewhere.some((pattern) => pattern.test(path)))
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method} ${path}`,
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
type Call = (typeof calls)[number];

/** The only call that is never met with success: a backup takes longer than a test. */
const withoutSuccess = [
  'findBackupFile',
  // Without a mail server nothing can be sent, and without TRANSCRIBE_URL nothing written.
  'sendMessage',
  ...['testMailSettings', 'testBounceMailbox'],
  // Microsoft is asked.
  'askDeviceCode',
  'requestTranscript',
  // Nor translated without TRANSLATE_URL.
  'suggestTranslation',
  // It leads to a page.
  'showOneClick',
  // A name has to lead here, an updater has to be there, and the site has to be a demo.
  ...['takeAddress', 'chooseUpdate', 'takeBackUpdate', 'findDemo', 'enterDemo'],
  // Those of a person who signed in by name.
  ...['findMe', 'updateMe', 'passkeyOptions', 'addPasskey', 'renamePasskey', 'removePasskey'],
];

/** The id, query and fields of calls that need a secret, a sum or an entry that the document's example cannot have. */
const guessed: Record<string, () => Promise<{ id?: string; query?: string; fields?: object }>> = {
  async verifyFactor() {
    const challenge = calls.find(({ operation }) => operation.operationId === 'challengeFactor') as Call;
    const asked = await ask(challenge, await fittingRequest(challenge));
    return {
      fields: { challenge_id: (await asked.json()).id, code: totpCode(sampleTotpSecret, new Date()) },
    };
  },
  async createPrayerRequest() {
    const { a, b, token } = issueCaptcha();
    return { fields: { captcha_answer: a + b, captcha_token: token } };
  },
  async sendAnswer() {
    const { a, b, token } = issueCaptcha(new Date(Date.now() - 10_000));
    return { fields: { captcha_answer: a + b, captcha_token: token } };
  },
  async askForReminder() {
    const { a, b, token } = issueCaptcha();
    return { fields: { event_id: ids.events?.[0], captcha_answer: a + b, captcha_token: token } };
  },
  unsubscribeBrowser: async () => ({ query: '?endpoint=https://fcm.googleapis.com/fcm/send/a' }),
  async subscribe() {
    const { a, b, token } = issueCaptcha();
    return { fields: { captcha_answer: a + b, captcha_token: token } };
  },
  confirmSubscription: async () => ({ fields: { token: ids.subscriptions?.[0] } }),
  endByOneClick: async () => ({ fields: { 'List-Unsubscribe': 'One-Click' } }),
  findSeats: async () => ({ query: '?date=2031-06-01' }),
  async restoreChange() {
    await db().sermon.delete({ where: { id: String(ids.sermons?.[0]) } });
    const { batch } = await db().activityLog.findFirstOrThrow({ orderBy: { id: 'desc' } });
    return { id: batch };
  },
  notifyPrayerTeam: async () => ({ fields: { prayerRequestId: ids['prayer-requests']?.[0] } }),
  findOverlaps: async () => ({ query: '?location=Hall&date=2031-06-01&time=Noon' }),
  async putUpProposedMenus() {
    const proposed = { main: [{ label: 'Visit', to: '/visit' }], footer: [] };
    await db().navigation.upsert({ where: { id: 1 }, update: { proposed }, create: { proposed } });
    return {};
  },
  findInvitation: async () => ({ id: await newToken() }),
  invitationPasskeyOptions: async () => ({ id: await newToken() }),
  acceptInvitation: async () => ({ id: await newToken() }),
  claimSite: newClaim,
  orderMinistries: async () => ({ fields: { ids: ids.ministries } }),
  // The first run is ready, the second done, the third under way.
  undoImport: async () => ({ id: String(ids.imports?.[1]) }),
  takeImportFacts: async () => ({ fields: { fields: ['phone'] } }),
  cancelImport: async () => ({ id: String(ids.imports?.[2]) }),
};

/** With its words and with sound, so that there is a podcast. */
async function createSermonWithAll(client: Database): Promise<{ id: string }> {
  const { id } = await createSermon(client, {
    audio_url: 'https://media.example.org/a.mp3',
    audio_bytes: 4_000_000,
    chapters: [{ seconds: 0, title: 'Welcome' }],
  });
  await createTranscript(client, { sermon_id: id });
  return { id };
}

async function newToken(): Promise<string> {
  const url = invitationUrl(await addInvitation(db(), String(ids.staff?.[0])));
  return url.split('/').at(-1) ?? '';
}

/** A site with a printed password and without people, and its code. */
async function newClaim(): Promise<{ fields: { code: string } }> {
  vi.stubEnv(madePasswordMark, '1');
  await db().staff.deleteMany();
  const made = await makeClaim();
  return { fields: { code: 'code' in made ? String(made.code) : '' } };
}

const runs = { visitor: times(4), admin: times(14) };

const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\nGrace to you.';

let picture: Uint8Array<ArrayBuffer>;
let ids: Record<string, string[]>;
const failures: unknown[] = [];

beforeAll(async () => {
  const drawn = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  // A picture with the marks of a PDF: the calls that take either take it.
  picture = new Uint8Array(Buffer.concat([drawn, Buffer.from('%PDF-1.7 %%EOF')]));
});
beforeEach(async () => {
  newDataFolder();
  session.raise.mockResolvedValue(43_200);
  vi.stubEnv('ADMIN_PASSWORD', 'bluebonnets-in-april');
  failures.length = 0;
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation((...given: unknown[]) => {
      if (level === 'error') failures.push(given);
    });
  ids = await sameRows(createRows);
});

test.each(calls)(
  '$name answers visitors and admins as the document says, and takes what fits',
  async (call) => {
    await askAsVisitor(call);
    if (call.path.startsWith('/api/translations')) speakTwoLanguages();
    const statuses = await askAsAdmin(call);
    expect(failures).toEqual([]);
    const isMet =
      statuses.some((status) => status < 300) || withoutSuccess.includes(call.operation.operationId);
    expect(isMet, `met ${statuses}`).toBe(true);
  },
);

/** Fields that are wanted only beside others, as their descriptions say. */
const wantedBeside: Record<string, string[]> = {
  closeDates: ['new_time'],
  previewClosing: ['new_time'],
  startImport: ['file', 'table'],
  acceptInvitation: ['password'],
  // Or the sound.
  createSermon: ['video_url'],
  // Of a form for a series.
  sendAnswer: ['date'],
  // By Gmail.
  updateMailSettings: ['user'],
  // By the code of a mail.
  confirmSubscription: ['code'],
  // Where no name was looked up before.
  takeAddress: ['host'],
};

test.each(calls.filter((call) => mediaOf(call)[1]?.example))(
  '$name refuses a body without a field exactly if the document says that the field is required',
  async (call) => {
    session.actor.mockResolvedValue(staff);
    const [type = '', media] = mediaOf(call);
    const { schema, example = {} } = media as Media;
    const { properties = {}, required = [] } = schema.oneOf?.[0] ?? schema;
    const { fields } = (await guessed[call.operation.operationId]?.()) ?? {};
    const refused: string[] = [];
    const named: string[] = [];
    const fitting = await fittingRequest(call);
    for (const name of Object.keys(properties)) {
      const { [name]: _left, ...rest } = { ...example, ...fields } as Record<string, unknown>;
      const answer = await ask(call, { ...fitting, ...bodyOf(type, rest) });
      const problem = (answer.status === 422 ? await answer.json() : {}) as { errors?: object };
      if (answer.status === 422) refused.push(name);
      if (Object.keys(problem.errors ?? {}).some((key) => key === name || key.startsWith(`${name}.`)))
        named.push(name);
    }
    const beside = wantedBeside[call.operation.operationId] ?? [];
    expect(refused).toEqual(expect.arrayContaining(required));
    expect(required).toEqual(expect.arrayContaining(named.filter((name) => !beside.includes(name))));
  },
);

/** A request without a session is refused before anything is looked up. */
async function askAsVisitor(call: Call): Promise<void> {
  session.actor.mockResolvedValue(visitor);
  const asked = vi.spyOn(Client.prototype, 'query');
  await fc.assert(
    fc.asyncProperty(anyRequest(call), async (sent) => {
      asked.mockClear();
      const status = await expectDocumented(call, sent);
      if (call.operation.security.length === 0) return;
      expect(status).toBe(401);
      expect(asked).not.toHaveBeenCalled();
    }),
    { numRuns: runs.visitor, ignoreEqualValues: changesNothing(call) },
  );
}

/** Where the same request again would get the same answer. */
const changesNothing = ({ method }: Call) => method === 'GET';

/** Gives the statuses that were met. */
async function askAsAdmin(call: Call): Promise<number[]> {
  session.actor.mockResolvedValue(staff);
  const statuses = new Set([await expectDocumented(call, await fittingRequest(call))]);
  await fc.assert(
    fc.asyncProperty(anyRequest(call), async (sent) => {
      const status = await expectDocumented(call, sent);
      statuses.add(status);
      if (sent.isWrong) expect(status, 'a value of a wrong kind was taken').toBeGreaterThanOrEqual(400);
    }),
    { numRuns: runs.admin, ignoreEqualValues: changesNothing(call) },
  );
  return [...statuses];
}

interface Sent {
  id: string;
  query: string;
  headers: Record<string, string>;
  body: BodyInit | null;
  /** Whether a field holds what its schema does not allow. */
  isWrong?: boolean;
}

/** The document's own example, for a row that is there. */
async function fittingRequest(call: Call): Promise<Sent> {
  const [type = '', media] = mediaOf(call);
  const {
    id = rowsOf(call)[0] ?? '',
    query = '',
    fields,
  } = (await guessed[call.operation.operationId]?.()) ?? {};
  return { id, query, ...bodyOf(type, { ...media?.example, ...fields }) };
}

function anyRequest(call: Call): fc.Arbitrary<Sent> {
  return fc
    .record({ id: anyId(call), query: anyQuery(call), headers: anyHeaders(call), sent: anyBody(call) })
    .map(({ sent, headers, ...address }) => ({
      ...address,
      ...sent,
      headers: { ...headers, ...sent.headers },
    }));
}

function anyId(call: Call): fc.Arbitrary<string> {
  const schema = call.operation.parameters?.find((parameter) => parameter.in === 'path')?.schema;
  if (!schema) return fc.constant('');
  const there = fc.constantFrom(...rowsOf(call));
  const strange = hostileText.map((text) => text.slice(0, 300));
  return fc.oneof(
    { weight: 4, arbitrary: there },
    { weight: 2, arbitrary: anyValue(schema).map(String) },
    { weight: 1, arbitrary: there.map((id) => `${id}_20310608`) },
    { weight: 1, arbitrary: strange },
  );
}

function anyQuery({ operation }: Call): fc.Arbitrary<string> {
  const names = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const values = names.map(({ name, schema }) =>
    fc
      .oneof({ weight: 4, arbitrary: anyValue(schema) }, { weight: 1, arbitrary: hostileText })
      .map((value) => [value].flat().map((each) => [name, String(each).slice(0, 300)])),
  );
  return fc.tuple(...values.map((value) => fc.option(value, { nil: [] }))).map((pairs) => {
    const query = new URLSearchParams(pairs.flat() as [string, string][]);
    return query.size > 0 ? `?${query}` : '';
  });
}

function anyHeaders({ operation }: Call): fc.Arbitrary<Record<string, string>> {
  const names = (operation.parameters ?? [])
    .filter(({ in: place }) => place === 'header')
    .map(({ name }) => name);
  const value = fc.constantFrom('*', '"*"', '2020-01-01T00:00:00.000Z', 'W/"x"', 'nonsense', '"a", "b"');
  const own = names.length > 0 ? fc.dictionary(fc.constantFrom(...names), value) : fc.constant({});
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    { weight: 2, arbitrary: own },
    { weight: 1, arbitrary: hostileHeaders },
  );
}

type SentBody = Pick<Sent, 'body' | 'headers' | 'isWrong'>;

function anyBody(call: Call): fc.Arbitrary<SentBody> {
  const [type, media] = mediaOf(call);
  if (!type || !media) return fc.constant({ body: null, headers: {} });
  const { example = {} } = media;
  const schema = withParts(media.schema);
  const valid = anyValue(schema) as fc.Arbitrary<object>;
  const fields = Object.entries((schema.oneOf?.[0] ?? schema).properties ?? {});
  if (type.startsWith('text/')) return fc.oneof(valid, hostileText).map((text) => bodyOf(type, text));
  const oneOdd = () =>
    fc.tuple(fc.constantFrom(...fields), oddValue).map(([[name, field], value]) => ({
      ...bodyOf(type, { ...example, [name]: value }),
      isWrong: type === 'application/json' && !fits(field, value),
    }));
  const strange = fc
    .tuple(contentType, brokenBody)
    .map(([kind, body]) => ({ headers: { 'content-type': kind }, body: new Uint8Array(body) }));
  const choices: fc.WeightedArbitrary<SentBody>[] = [
    { weight: 3, arbitrary: valid.map((body) => bodyOf(type, body)) },
    { weight: 3, arbitrary: valid.map((body) => bodyOf(type, { ...example, ...body })) },
    { weight: 2, arbitrary: strange },
    { weight: 1, arbitrary: fc.constant(bodyOf(type, {})) },
  ];
  return fc.oneof(...choices, ...(fields.length > 0 ? [{ weight: 3, arbitrary: oneOdd() }] : []));
}

function bodyOf(type: string, fields: object | string): SentBody {
  if (type === '') return { headers: {}, body: null };
  if (type.startsWith('text/'))
    return { headers: { 'content-type': type }, body: typeof fields === 'string' ? fields : captions };
  if (type === 'application/json') return { headers: { 'content-type': type }, body: JSON.stringify(fields) };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.set(
      name,
      name === 'file' && typeof value === 'string'
        ? new File([picture], 'a.png')
        : typeof value === 'object'
          ? JSON.stringify(value)
          : String(value),
    );
  return { headers: {}, body: form };
}

function mediaOf({ operation }: Call): [string, Media] | [] {
  return Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
}

function rowsOf({ path }: Call): string[] {
  const [, first = '', second = ''] = path.split('/');
  return ids[first === 'api' ? second : first] ?? [''];
}

function ask({ path, method }: Call, { id, query, headers, body }: Sent): Promise<Response> {
  const request = new Request(`http://church.test${path.replace(/\{\w+\}/, 'x')}${query}`, {
    method,
    headers: { ...headers, host: 'church.test' },
    body: method === 'GET' || method === 'DELETE' ? null : body,
  });
  return handlerAt(method, files[path] ?? path)(request, {
    params: Promise.resolve({
      ...(path.includes('{answer}') && { answer: ids.answers?.[0] }),
      ...(path.includes('{table}') && { table: 'events' }),
      [/\{((?!table\})\w+)\}/.exec(path)?.[1] ?? 'id']: id,
    }),
  });
}

/** Sends the request, holds the answer to everything the document says of it, and gives its status. */
async function expectDocumented(call: Call, sent: Sent): Promise<number> {
  const { path, operation } = call;
  const answer = await ask(call, sent);
  const { status } = answer;
  const known = operation.responses[String(status)];
  const text = await textOf(answer);
  expect(Object.keys(operation.responses), text.slice(0, 300)).toContain(String(status));
  expect(status, text.slice(0, 300)).toBeLessThan(500);
  const described = known?.$ref ? document.components.responses[nameOf(known.$ref)] : known;
  const [media, content] = Object.entries(described?.content ?? {})[0] ?? [];
  if (!media || !content) expect(text).toBe('');
  else {
    expect(answer.headers.get('content-type')?.split(';')[0]).toBe(media);
    if (media.endsWith('json')) expect(problemsOf(content.schema, JSON.parse(text))).toEqual([]);
  }
  // What is no call of the API gets its ETag from the server in front (tests/response-cache).
  const front = path.startsWith('/api/') ? '' : 'ETag';
  const headers = Object.keys(described?.headers ?? {}).filter((each) => each !== front);
  for (const name of headers) expect([name, answer.headers.has(name)]).toEqual([name, true]);
  for (const name of status < 300 && !front ? ['ETag', 'Location', 'X-Total-Count'] : [])
    expect([name, answer.headers.has(name)]).toEqual([name, headers.includes(name)]);
  if (status >= 400) {
    expect(JSON.parse(text).status).toBe(status);
    expect(text).not.toMatch(internals);
  }
  return status;
}

/** A file is not read: what is in it is another test's. */
async function textOf(answer: Response): Promise<string> {
  if (answer.headers.get('content-type') !== 'application/zip') return answer.text();
  await answer.body?.cancel();
  return 'a file';
}

const readers = new Map<Schema, z.ZodType>();

const local = (part: object) =>
  JSON.parse(JSON.stringify(part).replaceAll('#/components/schemas/', '#/$defs/'));
const parts: Record<string, object> = local(document.components.schemas);

/** The parts that it refers to, and those that they do: each schema is read together with all that it is given. */
function partsOf(schema: object, found: Record<string, object> = {}): Record<string, object> {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
    const part = parts[name];
    if (!part || found[name]) continue;
    found[name] = part;
    partsOf(part, found);
  }
  return found;
}

/** The schema as a tool reads it that has nothing but the document. */
function readerOf(schema: Schema): z.ZodType {
  const known = readers.get(schema);
  if (known) return known;
  const own = local(schema);
  const made = z.fromJSONSchema({ ...own, $defs: partsOf(own) });
  readers.set(schema, made);
  return made;
}

function problemsOf(schema: Schema, value: unknown): unknown[] {
  return readerOf(schema).safeParse(value).error?.issues ?? [];
}

function fits(schema: Schema, value: unknown): boolean {
  return readerOf(schema).safeParse(value).success;
}

function nameOf(reference: string): string {
  return reference.split('/').pop() ?? '';
}

/** Two rows of each kind, so that a deleted one leaves another. */
async function createRows(): Promise<Record<string, string[]>> {
  const client = db();
  const two = async (make: (at: number) => Promise<{ id: string }>) =>
    (await Promise.all([make(1), make(2)])).map(({ id }) => id);
  const series = { is_recurring: true, recurrence_frequency: 'weekly', date: '2031-06-01' };
  const events = await two((at) =>
    createEvent(client, { title: `Supper ${at}`, ...(at === 1 ? series : { source_name: 'Parish' }) }),
  );
  await createEventException(client, { event_id: String(events[0]), date: '2031-06-08', kind: 'cancelled' });
  for (const row_id of events)
    await createTranslation(client, {
      table_name: 'events',
      row_id,
      texts: { title: ['Supper', 'Cena'] },
    });
  const requests = await two(() => createPrayerRequest(client));
  const team = await two((at) => createPrayerTeamEmail(client, { email: `member${at}@example.org` }));
  const outbox = await two((at) => createMail(client, { stopped_at: new Date(), about: String(at) }));
  await client.prayerNotification.create({
    data: {
      prayer_request_id: String(requests[0]),
      prayer_team_email_id: String(team[0]),
      mail_id: String(outbox[0]),
    },
  });
  const forms = await two(() => createForm(client, { event_id: events[0] ?? null }));
  const [cancelled, given] = await two((at) => {
    const id = randomUUID();
    const more = at === 1 ? { state: 'cancelled' } : {};
    return createFormAnswer(client, {
      id,
      form_id: String(forms[at - 1]),
      token_hash: linkHashOf(id),
      ...more,
    });
  });
  return {
    events,
    translations: events,
    forms,
    answers: [String(cancelled)],
    'sign-ups': [given, cancelled].map((id) => String(signUpUrl(String(id)).split('/').at(-1))),
    reminders: (
      await two((at) => createReminder(client, { event_id: String(events[0]), email: `r${at}@example.org` }))
    ).map(reminderToken),
    subscribers: await two((at) =>
      createSubscriber(client, { email: `member${at}@example.org`, topics: ['week'] }),
    ),
    subscriptions: (
      await two((at) => createSubscriber(client, { email: `reader${at}@example.org`, topics: ['week'] }))
    ).map(subscriberToken),
    staff: await two(() => createStaff(client, { state: 'invited', roles: ['events'] })),
    invitations: ['unknown'],
    passkeys: ['99999999-9999-4999-8999-999999999999'],
    services: await two(() => createService(client)),
    sermons: await two(() => createSermonWithAll(client)),
    // The one that both name.
    series: ['songs-for-the-road'],
    ministries: await two(() => createMinistry(client)),
    documents: await two((at) =>
      createDocument(client, { translated_file_name: 'es.pdf', translated_stored_name: `es${at}.pdf` }),
    ),
    letters: await two((at) => createLetter(client, at === 1 ? { state: 'sent', sent_at: new Date() } : {})),
    pages: await two((at) => createSitePage(client, { path: `/page-${at}` })),
    announcements: await two(() => createAnnouncement(client)),
    closings: await two((at) => createClosing(client, at === 1 ? { from_date: '2020-01-01' } : {})),
    redirects: await two((at) => createRedirect(client, { from_path: `/old-${at}` })),
    imports: [
      ...(await two((at) =>
        createImportRun(client, {
          state: at === 1 ? 'ready' : 'done',
          facts: [
            { field: 'phone', value: '(512) 555-0188', found_at: 'https://old.test', words: 'Call us' },
          ],
        }),
      )),
      (await createImportRun(client, { state: 'running' })).id,
    ],
    outbox,
    'prayer-requests': requests,
    'prayer-team': team,
    'page-texts': ['home.empty', 'about.come'],
    layouts: ['giving', 'about'],
    factors: await two((at) => createFactor(client, { status: at === 1 ? 'verified' : 'unverified' })),
  };
}
