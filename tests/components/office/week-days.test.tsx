import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WeekDays } from '#components/office/week-days.tsx';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import type { OfficeDate } from '#lib/office/schema.ts';

const supper: OfficeDate = {
  id: 'a',
  kind: 'event',
  href: '/events/a',
  title: 'Cena',
  date: '2031-06-02',
  time: '7 PM',
  location: null,
  status: 'scheduled',
  signed_up: null,
};

test.each([
  ['en', null, '7:00 PM'],
  ['es', null, '7:00\u00a0p.\u00a0m.'],
  ['es', '24', '19:00'],
] as const)(
  'the week of the office in %s, with a clock of %j, shows 7 PM as %s',
  (language, clock, shown) => {
    const week = ['7 PM', 'After the service'].map((time) => ({ ...supper, id: time, time }));
    const html = runWithChurch({ ...defaultChurchIn(language), clock }, () =>
      renderToStaticMarkup(<WeekDays today={supper.date} week={week} />),
    );
    expect(html).toContain(`<bdi>${shown}</bdi>`);
    expect(html).toContain('<bdi>After the service</bdi>');
  },
);
