import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { AddToCalendar } from '#components/events/add-to-calendar.tsx';
import { CalendarDay } from '#components/events/calendar/calendar-day.tsx';
import { CalendarSubscribe } from '#components/events/calendar/calendar-subscribe.tsx';
import { EventForm } from '#components/events/edit/event-form.tsx';
import { EventFacts } from '#components/events/event-facts.tsx';
import { EventHeading } from '#components/events/event-heading.tsx';
import { EventList } from '#components/events/event-list.tsx';
import { NextDates } from '#components/events/next-dates.tsx';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { type EventFormValues, emptyEventForm } from '#lib/events/form-values.ts';
import { monthWeeks } from '#lib/events/month-grid.ts';
import { occurrencesBetween } from '#lib/events/series/occurrences.ts';
import english from '#lib/language/generated/en.ts';
import { sampleEvent, sampleSeries } from './sample-events.ts';

const today = '2026-11-03';
const view = { chosen: null, today, month: '2026-11', isPast: false, isWholeDay: false };
const occurrences = occurrencesBetween(
  [sampleSeries('weekly', '2026-11-01'), sampleEvent({ date: today })],
  '2026-11-01',
  '2026-11-30',
  today,
);
const [first] = occurrences;

/** Every text without values. */
function textsOf(words: object): string[] {
  return Object.values(words).flatMap((value) =>
    typeof value === 'string' ? [value.trim()] : typeof value === 'object' ? textsOf(value) : [],
  );
}

/** What is read and heard of a part: its texts, labels, alternatives and placeholders. */
function said(part: ReactNode): string[] {
  const markup = runWithChurch({ ...defaultChurch, language: 'es' }, () => renderToStaticMarkup(part));
  const attributes = [...markup.matchAll(/ (?:aria-label|alt|placeholder|title)="([^"]*)"/g)];
  return [...markup.split(/<[^>]*>/), ...attributes.map(([, text = '']) => text)]
    .map((text) => text.trim())
    .filter(Boolean);
}

function FormOf({ kind }: { kind: 'event' | 'service' }) {
  const form = useForm<EventFormValues>({
    defaultValues: { ...emptyEventForm(kind), recurrence_type: 'recurring', has_end_date: true },
  });
  const state = { form, submit: async () => undefined, isPending: false, failure: null, conflict: null };
  return (
    <EventForm
      state={{ ...state, clearConflict: () => undefined }}
      mode="create"
      onCancel={() => undefined}
    />
  );
}

function Day() {
  const cell = monthWeeks('2026-11', occurrences, [])
    .flat()
    .find(({ date }) => date === today);
  return cell && <CalendarDay cell={cell} view={view} isLoaded closings={[]} />;
}

test.each<[part: string, content: () => ReactNode, spoken: string]>([
  ['its facts', () => first && <EventFacts occurrence={first} />, 'Lugar'],
  [
    'its heading',
    () => first && <EventHeading occurrence={first} today="2027-01-01" />,
    'Este evento ya pasó',
  ],
  ['the later dates', () => <NextDates occurrences={occurrences} />, 'Próximas fechas'],
  [
    'the ways into calendars',
    () => first && <AddToCalendar occurrence={first} googleUrl="https://example.org" isOn hasMoreDates />,
    'Apple u Outlook, esta fecha',
  ],
  [
    'the list',
    () => (
      <EventList
        occurrences={occurrences.slice(0, 2)}
        upright={new Set()}
        total={2}
        hrefOf={String}
        empty={{ title: '', hint: '' }}
      />
    ),
    'Se muestran 2 de 2',
  ],
  ['a day of the calendar', () => <Day />, 'hoy, 1 evento'],
  ['the subscription', () => <CalendarSubscribe />, 'Suscribirse'],
])('a church that speaks Spanish reads %s in Spanish', (_part, content, spoken) => {
  const words = said(content());
  expect(words.join('\n')).toContain(spoken);
  const left = textsOf({ ...english.eventPages, google: '' });
  expect(words.filter((text) => left.includes(text))).toEqual([]);
});

test.each([
  ['event', 'Crear evento recurrente'],
  ['service', 'La página de la transmisión en vivo indica su hora.'],
] as const)('staff fill in the form of the kind %s in Spanish', (kind, spoken) => {
  const words = said(<FormOf kind={kind} />);
  expect(words).toContain(spoken);
  const left = textsOf(english.eventForms);
  expect(words.filter((text) => left.includes(text))).toEqual([]);
});
