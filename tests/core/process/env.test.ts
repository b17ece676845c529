import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { environmentSchema, readSettings } from '#lib/core/process/env.ts';
import { bucketSettings } from '#lib/core/storage/bucket-settings.ts';
import { withSettingsTable } from '#scripts/documents/document-env.ts';

const root = join(import.meta.dirname, '../../..');
const names = Object.keys(environmentSchema.shape);

test('.env.example names exactly the settings there are', () => {
  const lines = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^# ([A-Z\d_]+)=/gm);
  expect([...lines].map(([, name]) => name)).toEqual(names);
});

test('the table in docs/settings.md is the one the schema gives', () => {
  const document = readFileSync(join(root, 'docs/settings.md'), 'utf8');
  expect(document).toContain('<!-- env:start -->');
  expect(document, 'run npm run docs:env').toBe(withSettingsTable(document));
});

test('every setting says what it is and what holds without it', () => {
  const undocumented = Object.entries(environmentSchema.shape).filter(([, field]) => {
    const { standard, description } = field.meta() ?? {};
    return !standard || !description;
  });
  expect(undocumented).toEqual([]);
});

test('a site without settings runs on defaults', () => {
  expect(readSettings({})).toEqual({
    PORT: 3000,
    CLAIM: false,
    DEMO: false,
    DATA_DIR: './data',
    DATABASE_POOL: 10,
    TRUST_PROXY: 0,
    STOP_DELAY_SECONDS: 0,
    PRAYER_PURGE_DAYS: 0,
    SEED: 'demo',
    SITE_LANGUAGE: 'en',
    UPDATES: 'tell',
    TRANSCRIBE_MODEL: 'whisper-1',
  });
});

test('an empty line in .env is no setting', () => {
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  expect(readSettings(empty)).toEqual(readSettings({}));
});

test('every wrong setting is named in one sentence', () => {
  const wrong = {
    PORT: '80x',
    DATABASE_URL: 'mysql://here/db',
    ADMIN_PASSWORD: 'short',
    ADMIN_PASSWORD_HASH: 'not hashed',
    AUTH_SECRET: 'short too',
    SITE_URL: 'church',
    TRUST_PROXY: '-1',
    SMTP_URL: 'mail.example',
    MAIL_FROM: 'nobody',
    SMS_WEBHOOK_URL: 'sms.example',
    SMS_WEBHOOK_SECRET: 'short',
    PRAYER_PURGE_DAYS: 'never',
    SEED: 'some',
  };
  expect(() => readSettings(wrong)).toThrow(
    'Please correct these settings: PORT must be a whole number from 1 to 65535; DATABASE_URL must be an address such as postgresql://user:password@host/database; ADMIN_PASSWORD must have at least 8 characters; ADMIN_PASSWORD_HASH must be the line that npm run admin:hash-password prints; AUTH_SECRET must have at least 32 characters; SITE_URL must be an address such as https://example.org; TRUST_PROXY must be a whole number from 0 to 10; SMTP_URL must be an address such as smtps://user:password@mail.example.org; MAIL_FROM must be an address such as Church <office@example.org>; SMS_WEBHOOK_URL must be an address such as https://example.org; SMS_WEBHOOK_SECRET must have at least 16 characters; PRAYER_PURGE_DAYS must be a whole number from 0 to 36500; SEED must be demo or none.',
  );
});

test('a password and a hash are not both taken: nobody could say which holds', () => {
  const ADMIN_PASSWORD_HASH = `scrypt:15:8:1:${'a'.repeat(22)}:${'b'.repeat(43)}`;
  expect(() => readSettings({ ADMIN_PASSWORD: 'bluebonnets', ADMIN_PASSWORD_HASH })).toThrow(
    'Please correct this setting: ADMIN_PASSWORD_HASH cannot stand beside ADMIN_PASSWORD: which of the two is meant.',
  );
});

test('a demo takes no setting by which strangers would reach beyond it', () => {
  expect(readSettings({ DEMO: '1' })).toMatchObject({ DEMO: true, SEED: 'demo' });
  const beyond = { SMTP_URL: 'smtps://user:password@mail.example.org', BACKUP_DIR: '/backups', SEED: 'none' };
  expect(readSettings(beyond)).toMatchObject({ DEMO: false });
  expect(() => readSettings({ ...beyond, DEMO: '1' })).toThrow(
    'Please correct these settings: SMTP_URL cannot stand beside DEMO=1, which keeps to itself; BACKUP_DIR cannot stand beside DEMO=1, which keeps to itself; SEED must be demo where DEMO is 1.',
  );
});

test('a bucket is named as a whole or not at all', () => {
  const whole = {
    S3_ENDPOINT: 'https://account.r2.cloudflarestorage.com',
    S3_REGION: 'auto',
    S3_BUCKET: 'church-pictures',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'that key',
  };
  expect(bucketSettings(readSettings({}))).toBeUndefined();
  expect(bucketSettings(readSettings({ ...whole, S3_PREFIX: 'sites/church/' }))).toMatchObject({
    bucket: 'church-pictures',
    prefix: 'sites/church/',
  });
  expect(() => readSettings({ ...whole, S3_REGION: '', S3_SECRET_ACCESS_KEY: '' })).toThrow(
    'Please correct these settings: S3_REGION is missing, without which the bucket that other settings name cannot be used; S3_SECRET_ACCESS_KEY is missing,',
  );
  expect(() => readSettings({ S3_PREFIX: 'church' })).toThrow('S3_ENDPOINT is missing');
});

test('a wrong secret is not repeated in the message', () => {
  expect(() => readSettings({ ADMIN_PASSWORD: 'hunter2' })).not.toThrow(/hunter2/);
});

test.each([['0'], ['65536'], ['3.5'], ['1e3'], [' 80']])('the port %j is refused', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow('Please correct this setting: PORT must be');
});

test.each([
  ['postgresql://user:password@db.example:5433/church?sslmode=require'],
  ['postgres://user@localhost/church?host=%2Fvar%2Frun%2Fpostgresql'],
])('the database address %s is taken', (DATABASE_URL) => {
  expect(readSettings({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
});
