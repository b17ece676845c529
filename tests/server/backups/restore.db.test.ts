import { createWriteStream } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { backupFormat, type Manifest, tableEntry } from '#lib/backups/manifest.ts';
import { ensureRow } from '#lib/church/church-rows.ts';
import { db } from '#lib/core/database/db.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { runDueJobs } from '#lib/core/process/jobs.ts';
import { mailJobs } from '#lib/mail/jobs.ts';
import { recoverMails } from '#lib/mail/recover.ts';
import { heldBack } from '#lib/mail/unsent-reasons.ts';
import { queueNotifications } from '#lib/prayer/notifications.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createLetter } from '#prisma/factories/letter.ts';
import { createPrayerRequest } from '#prisma/factories/prayer-request.ts';
import { createPrayerTeamEmail } from '#prisma/factories/prayer-team-email.ts';
import { createStaff } from '#prisma/factories/staff.ts';
import { createTranslation } from '#prisma/factories/translation.ts';
import { finishRestore } from '#server/backups/finish-restore.ts';
import { loadTables } from '#server/backups/load-tables.ts';
import { openArchive } from '#server/backups/open-archive.ts';
import { proveArchive } from '#server/backups/prove-archive.ts';
import { restore } from '#server/backups/restore.ts';
import { writeArchive } from '#server/backups/write-archive.ts';
import { lastBeforeBaseline, lastScript } from '#server/database/baseline.ts';
import { migrationNames } from '#server/database/migrate.ts';
import { startPostgres } from '#server/database/postgres.ts';
import { withClient } from '#server/database/postgres-address.ts';
import { createEarlierDatabase, replacedScripts } from '#tests/server/database/earlier-record.ts';
import { backupSite, pictureName, picturePath, useDataFolder } from '#tests/support/backups.ts';
import { createDatabase, ownDatabase, rowsAt, useDatabase } from '#tests/support/database.ts';
import { byNight } from '#tests/support/extent.ts';
import { newFolder } from '#tests/support/folders.ts';
import { toldBeforeKill } from '#tests/support/processes/killed-process.ts';
import type { RestoreToStop } from '#tests/support/processes/restoring-process.ts';
import { listenForMail } from '#tests/support/servers/listen.ts';
import { tableContents } from '#tests/support/table-contents.ts';

const { url, sql, sameRows } = useDatabase();
const data = useDataFolder();

let file: string;
let manifest: Manifest;
let written: { manifest: Manifest; bytes: Buffer } | undefined;
beforeEach(async () => {
  await sameRows(async () => {
    const { id } = await createEvent(db(), { title: 'Harvest Supper', image_url: picturePath });
    const texts = { title: ['Harvest Supper', 'Cena de la cosecha'] } as const;
    await createTranslation(db(), { table_name: 'events', row_id: id, texts });
  });
  file = join(data.path, 'a-backup.zip');
  written ??= await writtenOnce();
  manifest = written.manifest;
  await writeFile(file, written.bytes);
});

/** The backup of the same rows and picture, which all tests begin with. */
async function writtenOnce() {
  const stated = await writeArchive(file, backupSite(url, data.path));
  return { manifest: stated, bytes: await readFile(file) };
}

/** Writes the backup once more, with the secrets: to seal them takes as long as all the rest of it. */
const seal = (passphrase: string) => writeArchive(file, { ...backupSite(url, data.path), passphrase });

const emptyDatabase = (options = { migrated: false }) => createDatabase(options);

const contentsOf = (databaseUrl: string) =>
  withClient(databaseUrl, (client) => tableContents(client.query.bind(client) as Client['query']));

/** Where a restore goes to, beside the site that was backed up. */
async function machine(databaseUrl: string | undefined) {
  const dataFolder = newFolder();
  const lines: string[] = [];
  const tell = (line: string) => lines.push(line);
  return {
    openScratch: backupSite(url, dataFolder).openScratch,
    uploads: backupSite(url, dataFolder).uploads,
    dataFolder,
    databaseUrl,
    backupFolder: join(dataFolder, 'backups'),
    isReplacing: false,
    tell,
    file,
    lines,
  };
}

const uploadsIn = (dataFolder: string) =>
  readdir(join(dataFolder, 'uploads/event-images')).catch((): string[] => []);

describe('a restore', () => {
  test('brings every row and picture to another machine, and with the passphrase its secrets', async () => {
    const databaseUrl = await emptyDatabase();
    const there = await machine(databaseUrl);
    await seal('correct horse battery');
    await restore({ ...there, passphrase: 'correct horse battery' });
    expect(await contentsOf(databaseUrl)).toEqual(await tableContents(sql));
    const picture = await readFile(join(there.dataFolder, picturePath));
    expect(picture.equals(await readFile(join(data.path, picturePath)))).toBe(true);
    expect(await readFile(join(there.dataFolder, 'auth-secret'), 'utf8')).toContain('only a test of one');
    expect((await readdir(there.dataFolder)).sort()).toEqual(['auth-secret', 'uploads']);
    // New rows get numbers of their own, and the triggers work again.
    await rowsAt(databaseUrl, "UPDATE events SET title = 'Changed'");
    expect(await rowsAt(databaseUrl, 'SELECT FROM activity_log')).not.toEqual([]);
  });

  test('brings the certificate and its key with the passphrase, for the user of the site alone', async () => {
    const tls = join(data.path, 'tls');
    await mkdir(tls, { recursive: true });
    for (const name of ['certificate.pem', 'account.pem', 'state.json'])
      await writeFile(join(tls, name), `only ${name} of a test`);
    await seal('correct horse battery').finally(() => rm(tls, { recursive: true }));
    expect((await readFile(file)).includes('only certificate.pem')).toBe(false);
    const [without, there] = [await machine(await emptyDatabase()), await machine(await emptyDatabase())];
    await restore(without);
    expect(await readdir(without.dataFolder)).not.toContain('tls');
    await restore({ ...there, passphrase: 'correct horse battery' });
    const restored = join(there.dataFolder, 'tls');
    expect((await stat(restored)).mode & 0o777).toBe(0o700);
    for (const name of ['certificate.pem', 'account.pem', 'state.json']) {
      expect(await readFile(join(restored, name), 'utf8')).toBe(`only ${name} of a test`);
      expect((await stat(join(restored, name))).mode & 0o777).toBe(0o600);
    }
  });

  describe('brings people with their roles, signed out', () => {
    const passphrase = 'correct horse battery';

    beforeEach(async () => {
      const [ann, bob] = [
        await createStaff(db(), { email: 'ann@example.org', password_hash: 'scrypt:secret' }),
        await createStaff(db(), { email: 'bob@example.org', roles: ['events'] }),
      ];
      await db().staffSession.create({ data: { token_hash: 'a', staff_id: ann.id } });
      await db().mfaFactor.create({
        data: { staff_id: ann.id, factor_type: 'totp', friendly_name: 'App', status: 'verified' },
      });
      const key = { public_key: new Uint8Array([0, 1, 255]), counter: 7, transports: ['internal'] };
      await db().passkey.create({
        data: { ...key, credential_id: 'c', staff_id: bob.id, rp_id: 'church.test', name: 'Phone' },
      });
      const account = { shared_enabled: false, shared_roles: ['events'], password_hash: 'scrypt:shared' };
      await db().adminAccount.create({ data: { id: 1, ...account } });
      const expires_at = new Date('2999-01-01T00:00:00Z');
      await db().ownerClaim.create({ data: { code_hash: 'scrypt:code', expires_at } });
      await seal(passphrase);
    });

    const people = async (databaseUrl: string) => {
      const rows: Record<string, unknown>[][] = [];
      for (const query of [
        'SELECT email, roles, state, password_hash FROM staff ORDER BY email',
        'SELECT * FROM passkeys',
        'SELECT shared_enabled, shared_roles, password_hash FROM admin_account',
        'SELECT id::text FROM staff_sessions UNION ALL SELECT code_hash FROM owner_claim',
        'SELECT friendly_name FROM mfa_factors',
      ])
        rows.push(await rowsAt(databaseUrl, query));
      return rows;
    };

    test('and with the passphrase their passwords and passkeys, which the proof has restored as well', async () => {
      const databaseUrl = await emptyDatabase();
      await restore({ ...(await machine(databaseUrl)), passphrase });
      const [staff, passkeys, account, sessions, factors] = await people(databaseUrl);
      expect(factors).toEqual([{ friendly_name: 'App' }]);
      expect(staff).toEqual([
        { email: 'ann@example.org', roles: ['owner'], state: 'active', password_hash: 'scrypt:secret' },
        { email: 'bob@example.org', roles: ['events'], state: 'active', password_hash: null },
      ]);
      expect(passkeys).toEqual((await sql('SELECT * FROM passkeys')).rows);
      const shared = { shared_enabled: false, shared_roles: ['events'], password_hash: 'scrypt:shared' };
      expect([account, sessions]).toEqual([[shared], []]);
      const { openScratch } = backupSite(url, data.path);
      await proveArchive(file, { openScratch, passphrase });
      const scratch = await people(await ownDatabase('scratch'));
      expect(scratch).toEqual([staff, passkeys, account, [], factors]);
    });

    test('and without it to be invited again, by the shared password', async () => {
      const databaseUrl = await emptyDatabase();
      await restore(await machine(databaseUrl));
      const [staff, ...others] = await people(databaseUrl);
      expect(staff).toMatchObject([
        { email: 'ann@example.org', state: 'invited', password_hash: null },
        { email: 'bob@example.org', state: 'invited', password_hash: null },
      ]);
      const shared = { shared_enabled: true, shared_roles: ['owner'], password_hash: null };
      expect(others).toEqual([[], [shared], [], []]);
      const bytes = await readFile(file);
      expect(bytes.includes('scrypt:')).toBe(false);
    });
  });

  describe('brings how mail leaves', () => {
    const passphrase = 'correct horse battery';
    const secrets = 'SELECT kind, host, secret, bounces_secret FROM mail_settings';

    beforeEach(async () => {
      const mailbox = { bounces_host: 'imap.example.org', bounces_secret: 'v1.sealed-two' };
      await db().mailSettings.create({
        data: { kind: 'smtp', host: 'mail.example.org', secret: 'v1.sealed-one', ...mailbox },
      });
      const app = { client_id: 'a', tenant: 'b', state: 'signed_in' };
      await db().mailSignIn.create({ data: { ...app, token: 'v1.sealed-three' } });
    });

    test('without its secrets', async () => {
      await writeArchive(file, backupSite(url, data.path));
      const archive = await openArchive(file);
      const texts = await Promise.all(
        Object.keys(archive.manifest.tables).map(async (table) => {
          const bytes = await buffer(archive.read(tableEntry(table)));
          return bytes.toString();
        }),
      );
      archive.close();
      expect(texts.join('')).toContain('mail.example.org');
      expect(texts.join('')).not.toContain('v1.sealed');
      const databaseUrl = await emptyDatabase();
      await restore(await machine(databaseUrl));
      const [settings] = await rowsAt(databaseUrl, secrets);
      expect(settings).toEqual({
        kind: 'smtp',
        host: 'mail.example.org',
        secret: null,
        bounces_secret: null,
      });
      expect(await rowsAt(databaseUrl, 'SELECT FROM mail_sign_ins')).toEqual([]);
    });

    test('and with the passphrase its secrets, which AUTH_SECRET opens', async () => {
      await seal(passphrase);
      const databaseUrl = await emptyDatabase();
      await restore({ ...(await machine(databaseUrl)), passphrase });
      const [settings] = await rowsAt(databaseUrl, secrets);
      expect(settings).toMatchObject({ secret: 'v1.sealed-one', bounces_secret: 'v1.sealed-two' });
      const [signIn] = await rowsAt(databaseUrl, 'SELECT state, token FROM mail_sign_ins');
      expect(signIn).toEqual({ state: 'signed_in', token: 'v1.sealed-three' });
    });
  });

  test(
    'brings a built-in database to a machine in another zone, and its rows are the same when they are backed up again',
    byNight,
    async () => {
      vi.stubEnv('TZ', 'Pacific/Auckland');
      const there = await machine(undefined);
      await restore(there);
      const server = await startPostgres(join(there.dataFolder, 'postgres'), { durable: false });
      try {
        const again = backupSite(server.url('belltower'), there.dataFolder);
        expect((await writeArchive(join(there.dataFolder, 'again.zip'), again)).tables).toEqual(
          manifest.tables,
        );
      } finally {
        vi.unstubAllEnvs();
        await server.stop();
      }
    },
  );

  test('is refused while a site runs, and where one is unless it is to be replaced', async () => {
    const databaseUrl = await emptyDatabase({ migrated: true });
    const there = await machine(databaseUrl);
    const before = await contentsOf(databaseUrl);
    await expect(restore(there)).rejects.toThrow('add -- --replace:');
    vi.stubEnv('RUNS_AS', 'belltower.service');
    await expect(restore(there)).rejects.toThrow('add --replace:');
    vi.unstubAllEnvs();
    const site = new Client({ connectionString: databaseUrl, application_name: 'belltower live' });
    await site.connect();
    await expect(restore({ ...there, isReplacing: true })).rejects.toThrow('running');
    await site.end();
    expect(await contentsOf(databaseUrl)).toEqual(before);
    await restore({ ...there, isReplacing: true });
    expect(await contentsOf(databaseUrl)).toEqual(await tableContents(sql));
    const [safety = ''] = (await readdir(there.backupFolder)).filter((name) => name.endsWith('.zip'));
    expect(there.lines[0]).toContain(safety);
    const archive = await openArchive(join(there.backupFolder, safety));
    expect(archive.manifest.tables.events?.rows).toBe(0);
    archive.close();
  });

  test('brings what stood at the last script before the baseline, and marks it as standing there', async () => {
    const older = await createEarlierDatabase(replacedScripts);
    const { migration } = await writeArchive(file, backupSite(older, data.path));
    expect(migration).toBe(lastScript);
    const databaseUrl = await emptyDatabase();
    await restore(await machine(databaseUrl));
    const contents = await contentsOf(databaseUrl);
    expect(Object.keys(contents).sort()).toEqual(Object.keys(await tableContents(sql)).sort());
    expect(contents.events).toMatch(/^1 rows/);
    expect(
      await rowsAt(databaseUrl, 'SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1'),
    ).toEqual((await migrationNames()).map((name) => ({ name })));
  });

  test.each([
    ['ends earlier', replacedScripts.slice(0, -1)],
    ['lacks an earlier script', replacedScripts.slice(1)],
  ])('is refused for what %s, with the version that can, and nothing is changed', async (_what, names) => {
    await writeArchive(file, backupSite(await createEarlierDatabase(names), data.path));
    const there = await machine(url);
    const before = await tableContents(sql);
    await expect(restore({ ...there, isReplacing: true })).rejects.toThrow(
      `(they end at ${names.at(-1)}), which this version cannot bring up to date. Commit ${lastBeforeBaseline} can`,
    );
    expect(await tableContents(sql)).toEqual(before);
  });
});

test('a mail to the prayer team that had not left is sent once from the restored site, and one that had is not', async () => {
  for (const email of ['told@church.test', 'waiting@church.test'])
    await createPrayerTeamEmail(db(), { email });
  const { id } = await createPrayerRequest(db());
  await db().$transaction((transaction) => queueNotifications(transaction, id));
  await db().mail.updateMany({ where: { to: 'told@church.test' }, data: { sent_at: new Date() } });
  await writeArchive(file, backupSite(url, data.path));
  // As on another machine, where the queue is empty.
  await sql('DELETE FROM graphile_worker._private_jobs');
  const archive = await openArchive(file);
  await loadTables(url, archive, { isReplacing: true });
  archive.close();
  const server = await listenForMail();
  for (let round = 0; round < 2; round++) {
    await recoverMails();
    await runDueJobs({ connectionString: url, jobs: [mailJobs] });
  }
  expect(server.received).toMatchObject([{ to: ['waiting@church.test'] }]);
});

test('letters that may have left since the backup was made are not sent again', async () => {
  const [past, future] = ['2026-01-01T16:00:00Z', '2126-01-01T16:00:00Z'].map((time) => new Date(time));
  await createLetter(db(), { subject: 'Due', state: 'ready', send_at: past });
  await createLetter(db(), { subject: 'To come', state: 'ready', send_at: future });
  const { id: letter_id } = await createLetter(db(), { subject: 'Under way', state: 'sending' });
  const mail = { kind: 'letter', to: 'naomi@example.org', lane: 'bulk', letter_id };
  await db().mail.createMany({
    data: [
      { ...mail, about: 'left', sent_at: past },
      { ...mail, about: 'waits' },
    ],
  });
  const now = new Date();
  await db().letterPlan.create({ data: { needs_approval: false, time: '00:00' } });
  await ensureRow(db());
  await writeArchive(file, backupSite(url, data.path));
  const archive = await openArchive(file);
  await loadTables(url, archive, { isReplacing: true });
  archive.close();
  expect(await db().letter.findMany({ orderBy: { subject: 'asc' } })).toMatchObject([
    { subject: 'Due', state: 'draft', send_at: null },
    { subject: 'To come', state: 'ready', send_at: future },
    { subject: 'Under way', state: 'sending' },
  ]);
  expect(await db().mail.findMany({ where: { lane: 'bulk' }, orderBy: { about: 'asc' } })).toMatchObject([
    { about: 'left', sent_at: past, stopped_at: null },
    { about: 'waits', sent_at: null, stopped_at: expect.any(Date), last_error: heldBack },
  ]);
  const plan = await db().letterPlan.findFirstOrThrow();
  expect(plan.composed_for).toBe(churchToday(now));
});

test('a backup of the first format, which had every file in the zip, is restored as before', async () => {
  await rewritten((_, stated) => Object.assign(stated, { format: 1 }));
  const there = await machine(await emptyDatabase());
  await restore(there);
  expect(await uploadsIn(there.dataFolder)).toEqual([pictureName]);
});

/** The backup with some of its entries otherwise. */
async function rewritten(
  change: (entries: Map<string, Buffer>, manifest: Manifest) => void,
  options: { forceZip64Format?: boolean } = {},
): Promise<void> {
  const archive = await openArchive(file);
  const entries = new Map<string, Buffer>();
  const paths = [
    ...Object.keys(manifest.tables).map((name) => `tables/${name}.copy`),
    ...manifest.files.map(({ path }) => path),
  ];
  for (const path of paths) entries.set(path, await buffer(archive.read(path)));
  archive.close();
  const stated = structuredClone(archive.manifest);
  change(entries, stated);
  const zip = new ZipFile();
  for (const [path, bytes] of entries) zip.addBuffer(bytes, path, options);
  zip.addBuffer(Buffer.from(JSON.stringify(stated)), 'manifest.json');
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}

describe('a file is refused in one sentence, and nothing is changed, when', () => {
  const cases: Record<string, [RegExp, () => Promise<void>]> = {
    'a byte of a picture is another': [
      /was changed or damaged/,
      () => flipped((bytes) => bytes.indexOf('WEBPVP8') + 40),
    ],
    'a byte of a table is another': [
      /was changed or damaged|not a complete backup/,
      () => flipped((bytes) => bytes.indexOf('tables/events.copy') + 60),
    ],
    'its end is missing': [
      /not a complete backup/,
      async () => writeFile(file, (await readFile(file)).subarray(0, -200)),
    ],
    'it is no zip': [/not a complete backup/, () => writeFile(file, 'a letter')],
    'its form is newer': [
      /newer Belltower/,
      () => rewritten((_, stated) => Object.assign(stated, { format: backupFormat + 1 })),
    ],
    'its tables are newer': [
      /newer Belltower/,
      () => rewritten((_, stated) => Object.assign(stated, { migration: '29991231000000_later' })),
    ],
    'its tables are of before the baseline': [
      /earlier Belltower/,
      () => rewritten((_, stated) => Object.assign(stated, { migration: replacedScripts[0] })),
    ],
    'it holds more than it states': [
      /not a backup of Belltower/,
      () => rewritten((entries) => entries.set('uploads/x.sh', Buffer.from('x'))),
    ],
    'something in it is missing': [
      /not what it was/,
      () => rewritten((entries) => entries.delete('tables/events.copy')),
    ],
    'a file of it would lie elsewhere': [/not a backup of Belltower/, leadingOut],
    'a file beside it would lie elsewhere': [
      /not a backup of Belltower/,
      () =>
        rewritten((_, { files }) => {
          const path = 'uploads/../../../evil.pdf';
          files.push({ path, bytes: 1, sha256: '0'.repeat(64), is_beside: true });
        }),
    ],
    'it unpacks to more than it states': [
      /not what it was/,
      () => rewritten((entries) => entries.set(picturePath.slice(1), Buffer.alloc(50_000_000))),
    ],
    'it states more than the disk holds': [/unpacks to/, stuffed],
  };

  test.each(Object.keys(cases))('%s', async (name) => {
    const [words, spoil] = cases[name] ?? [/never/, async () => undefined];
    await spoil();
    const databaseUrl = String(process.env.DATABASE_URL);
    const there = await machine(databaseUrl);
    const before = await tableContents(sql);
    const refused = await restore({ ...there, isReplacing: true }).catch((error: Error) => error);
    expect(refused).toMatchObject({ name: 'PlainError', message: expect.stringMatching(words) });
    expect(await tableContents(sql)).toEqual(before);
    expect(await readdir(there.dataFolder)).toEqual([]);
  });

  test('the passphrase is another', async () => {
    const there = await machine(url);
    await seal('correct horse battery');
    const wrong = restore({ ...there, passphrase: 'incorrect horse' });
    await expect(wrong).rejects.toThrow('BACKUP_PASSPHRASE is not the one');
  });

  async function flipped(place: (bytes: Buffer) => number): Promise<void> {
    const bytes = await readFile(file);
    const at = place(bytes);
    bytes[at] = (bytes[at] ?? 0) ^ 255;
    await writeFile(file, bytes);
  }

  /** The library that writes refuses such names itself. */
  async function leadingOut(): Promise<void> {
    const name = 'uploads/aa/evil.webp';
    await rewritten((entries, stated) => {
      entries.set(name, Buffer.from('x'));
      stated.files.push({ path: '../../../../evil.webp', bytes: 1, sha256: '0'.repeat(64) });
    });
    const text = (await readFile(file))
      .toString('latin1')
      .replaceAll(name, '../../aa/evil.webp'.padEnd(name.length, 'x'));
    await writeFile(file, Buffer.from(text, 'latin1'));
  }

  /** Both the directory of the zip and what the backup states are of 8 TB. */
  async function stuffed(): Promise<void> {
    const path = 'uploads/x/large';
    await rewritten(
      (entries, stated) => {
        entries.set(path, Buffer.alloc(0));
        stated.files.push({ path, bytes: 8e12, sha256: '0'.repeat(64) });
      },
      { forceZip64Format: true },
    );
    const bytes = await readFile(file);
    // The last place that has its name is in the directory. A field of 24 bytes after it (APPNOTE 4.5.3) begins with its size.
    const field = bytes.indexOf(Buffer.from([1, 0, 24, 0]), bytes.lastIndexOf(path));
    bytes.writeBigUInt64LE(8_000_000_000_000n, field + 4);
    await writeFile(file, bytes);
  }
});

test(
  'kill -9 at any of 7 places leaves the site as it was or as in the backup, pictures and rows alike',
  byNight,
  async () => {
    const work: RestoreToStop[] = [];
    for (let count = 0; count <= 7; count += 1) {
      const databaseUrl = await emptyDatabase({ migrated: true });
      const { dataFolder } = await machine(databaseUrl);
      await cp(join(data.path, 'uploads'), join(dataFolder, 'uploads'), { recursive: true });
      await writeFile(join(dataFolder, 'uploads/event-images/old.webp'), 'old');
      await rowsAt(databaseUrl, "SET belltower.activity = 'off'; DELETE FROM site_settings");
      work.push({ file, databaseUrl, dataFolder });
    }
    const steps = await toldBeforeKill<number>(
      new URL('../../support/processes/restoring-process.ts', import.meta.url),
      [JSON.stringify(work)],
    );
    expect(steps).toBeGreaterThan(40);
    const found = new Set<string>();
    for (const { databaseUrl, dataFolder } of work) {
      // A stale lock expires after a while; the test does not wait for it.
      await rm(join(dataFolder, 'restoring'), { force: true });
      await finishRestore(dataFolder, databaseUrl);
      const [pictures, { events }] = [await uploadsIn(dataFolder), await contentsOf(databaseUrl)];
      const isOld = pictures.includes('old.webp');
      expect(pictures).toContain(pictureName);
      expect(events?.startsWith(isOld ? '0 rows' : '1 rows')).toBe(true);
      expect(await readdir(dataFolder)).toEqual(['uploads']);
      found.add(isOld ? 'old' : 'new');
    }
    expect([...found].sort()).toEqual(['new', 'old']);
  },
);
