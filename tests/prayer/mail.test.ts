import { beforeEach, expect, test, vi } from 'vitest';
import { writeMail } from '#lib/mail/frame.tsx';
import { prayerNotice } from '#lib/prayer/mail.tsx';
import { buildPrayerRequest } from '#prisma/factories/prayer-request.ts';

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://church.example');
});

const request = buildPrayerRequest({
  name: 'Ruth <b>',
  email: 'ruth@example.org',
  request: 'Pray for "Bob" & <Ann>.\nThank you.',
  created_at: new Date('2031-07-01T15:30:00Z'),
});

const noticeOf = (told: typeof request) => writeMail(prayerNotice, { to: 'team@example.org', request: told });

test('the subject gives nothing away', async () => {
  expect((await noticeOf(request)).subject).not.toMatch(/Ruth|Bob|Ann|ruth@/);
});

test('both parts carry the request, who asked, when by the church’s clock, and the way to the staff page', async () => {
  const { text, html } = await noticeOf(request);
  expect(text).toContain('Pray for "Bob" & <Ann>.\nThank you.');
  expect(text).toContain('Ruth <b> <ruth@example.org>');
  expect(html).toContain('Pray for &quot;Bob&quot; &amp; &lt;Ann&gt;.');
  expect(html).toContain('Ruth &lt;b&gt; &lt;ruth@example.org&gt;');
  for (const part of [text, html]) {
    expect(part).toContain('Tuesday, July 1, 2031 at 10:30 AM');
    expect(part).toContain('https://church.example/prayer-admin');
  }
});

test('of an anonymous request neither part names anyone', async () => {
  const { subject, text, html } = await noticeOf({ ...request, is_anonymous: true });
  expect(subject + text + html).not.toMatch(/Ruth|ruth@example/);
  expect(text).toContain('From: Anonymous');
});

test('of a request that was asked beside the stream both parts say so', async () => {
  const { text, html } = await noticeOf({ ...request, source: 'livestream' });
  for (const part of [text, html]) expect(part).toContain('at 10:30 AM, beside the live stream');
});
