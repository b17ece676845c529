import { beforeEach, expect, test, vi } from 'vitest';
import { backupFailure } from '#lib/backups/mail.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { writeMail } from '#lib/mail/frame.tsx';

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://church.example');
});

const failed = { to: 'office@example.org', error: 'The picture <a> is damaged.', proven: undefined };

test('the mail of a failed backup says why, which backup is proven, and where to make one', async () => {
  const { subject, text, html } = await writeMail(backupFailure, failed);
  expect(subject).toBe(`A backup of ${currentChurch().name}’s website failed`);
  expect(text).toContain('The picture <a> is damaged.');
  expect(html).toContain('The picture &lt;a&gt; is damaged.');
  for (const part of [text, html]) {
    expect(part).toContain('There is no backup yet that was proven.');
    expect(part).toContain('https://church.example/church-data');
  }
});

test('every mail ends with the church’s name and address, in both parts', async () => {
  const { name, street, city } = currentChurch();
  const { text, html } = await writeMail(backupFailure, failed);
  expect(text).toMatch(new RegExp(`\n\n${name}\n${street}, ${city}.*$`));
  expect(html).toContain(`${name}<br/>${street}, ${city}`);
});

test('a backup that was proven meanwhile is named by its night and size', async () => {
  const proven = {
    name: 'belltower-2026-11-23-091500-abcd.zip',
    created_at: '2026-11-23T09:15:00.000Z',
    bytes: 41_000_000,
    file_bytes: 0,
    proven_at: '2026-11-23T09:16:00.000Z',
    error: null,
    tries: 1,
    is_told: false,
  };
  const { text } = await writeMail(backupFailure, { ...failed, proven });
  expect(text).toContain('The last backup that is proven: November 23, 2026 3:16 AM, 41 MB.');
});
