import { expect, test } from 'vitest';
import { plainDrawing } from '#lib/art/og/drawing-work.ts';
import { OgLandscape } from '#lib/art/og/landscape.tsx';
import { OgPoster } from '#lib/art/og/poster.tsx';
import { currentInks } from '#lib/art/palette/current-palette.ts';
import { findPicture } from '#lib/core/addresses/page-lists.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { churchTimestamp, churchToday, nextChurchMidnight } from '#lib/core/dates/church-time.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { churchStructuredData } from '#lib/core/metadata/structured-data.ts';
import { writeMail } from '#lib/mail/frame.tsx';
import { prayerNotice } from '#lib/prayer/mail.tsx';
import { harbourChurch } from '#tests/support/harbour-church.ts';

const renamed = { ...defaultChurch, ...harbourChurch };
const noon = new Date('2026-06-30T12:30:00Z');

const old = (
  ['name', 'street', 'city', 'region_name', 'phone', 'email', 'time_zone', 'welcome'] as const
).map((fact) => String(defaultChurch[fact]));
const oldIn = (said: unknown) => old.filter((fact) => JSON.stringify(said).includes(fact));
const inBoth = async <Said,>(say: () => Said | Promise<Said>) => ({
  before: await say(),
  after: await runWithChurch(renamed, async () => await say()),
});

test('a mail is from the church as it is called now, at its address and by its clock', async () => {
  const told = {
    name: 'Ann',
    email: 'ann@example.org',
    request: 'Pray.',
    is_anonymous: false,
    created_at: noon,
    source: null,
  };
  const { before, after } = await inBoth(() =>
    writeMail(prayerNotice, { to: 'team@example.org', request: told }),
  );
  expect(oldIn(before)).toEqual(expect.arrayContaining([defaultChurch.name, defaultChurch.street]));
  expect(oldIn(after)).toEqual([]);
  expect(after.subject).toContain(renamed.name);
  expect(after.text).toContain('Wednesday, July 1, 2026 at 12:30 AM');
});

test('the drawn pictures of links carry its name and its history', async () => {
  const picture = { title: 'Supper', kicker: '', seed: 'a' };
  const { before, after } = await inBoth(() => [
    plainDrawing(<OgPoster {...picture} inks={currentInks()} logo={null} />),
    plainDrawing(
      <OgLandscape
        title={pageMetadata({}).title?.toString() ?? ''}
        kicker=""
        ground="<svg/>"
        inks={currentInks()}
        logo={null}
      />,
    ),
  ]);
  expect(oldIn(before)).toContain(defaultChurch.name);
  expect(oldIn(after)).toEqual([]);
  expect(JSON.stringify(after[0])).toContain(renamed.name);
  expect(findPicture('about', { church: renamed, gatherings: '' })?.kicker).toBe('Since 1884');
});

test('titles, shared texts and structured data are its own', async () => {
  const { before, after } = await inBoth(() => [pageMetadata({}), churchStructuredData()]);
  expect(oldIn(before)).toEqual(expect.arrayContaining([defaultChurch.name, defaultChurch.phone]));
  expect(oldIn(after)).toEqual([]);
});

test('its days begin at its own midnight, and its clock times carry its own offset', async () => {
  const { before, after } = await inBoth(() => [
    churchToday(noon),
    nextChurchMidnight(noon).toISOString(),
    churchTimestamp('2026-12-24T10:30:00'),
  ]);
  expect(before).toEqual(['2026-06-30', '2026-07-01T05:00:00.000Z', '2026-12-24T10:30:00-06:00']);
  expect(after).toEqual(['2026-07-01', '2026-07-01T12:00:00.000Z', '2026-12-24T10:30:00+13:00']);
});
