import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { FormThanks } from '#components/forms/form-thanks.tsx';
import { FormView } from '#components/forms/form-view.tsx';
import { LateForm } from '#components/forms/late-form.tsx';
import { SignUpCard } from '#components/forms/manage/sign-up-card.tsx';
import type { ShownForm } from '#lib/forms/public/shown-form.ts';
import type { Question } from '#lib/forms/questions.ts';
import type { FormRow } from '#lib/forms/schema.ts';
import english from '#lib/language/generated/en.ts';

const { formView: words } = english;

const id = '11111111-1111-4111-8111-111111111111';
const question = (kind: Question['kind'], number: number): Question => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  kind,
  label: `The ${kind}`,
  help: null,
  choices: ['One', 'Two'],
  is_required: false,
  is_sensitive: false,
});
const kinds = [
  'text',
  'long_text',
  'choice',
  'choices',
  'number',
  'date',
  'yes_no',
  'prayer',
  'service',
] as const;
const form: FormRow = {
  ...{
    id,
    kind: 'sign_up',
    slug: 'camp',
    title: 'Camp',
    intro: '',
    questions: kinds.map(question),
    slots: [],
  },
  ...{ event_id: id, capacity: 4, party_max: 3, has_waiting_list: true, opens_at: null, closes_minutes: 0 },
  ...{ thanks: 'See you.', keep_days: 90, is_open: true, updated_at: '2026-01-01T00:00:00.000Z' },
  ...{ is_contact: false, is_visit: false },
};
const date = {
  date: '2031-06-01',
  label: 'Sunday, Jun 1',
  calendar: '/events/a.ics',
  state: 'open' as const,
};
const shown: ShownForm = {
  ...{ form, dates: [date], isSeries: false, closed: null, isMailed: false, privacy: 'Our privacy' },
  services: [{ value: '2031-06-01T09:00', label: 'Sunday, Jun 1 · 9 AM' }],
};

describe('a form that the server draws', () => {
  const markup = renderToStaticMarkup(<FormView shown={shown} id="sign-up-answer" />);
  const names = [...markup.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);

  test('has a control for all it asks, the names of the others and its date', () => {
    expect(names).toEqual(
      expect.arrayContaining(['id', 'date', 'name', 'email', 'seats', 'names.1', 'names.2']),
    );
    expect(names).not.toContain('names.3');
    for (const { id: asked, kind } of form.questions)
      expect(names).toContain(kind === 'choices' ? `answers.${asked}.1` : `answers.${asked}`);
    expect(markup).toContain('value="2031-06-01T09:00"');
    expect(markup).toContain('href="/privacy"');
  });

  test('says nothing of the places that are left', () => {
    expect(markup).not.toMatch(/places? left|Full/);
  });

  test('is whole at once, though its code comes late', async () => {
    const { prelude } = await prerender(<LateForm shown={shown} id="sign-up-answer" />);
    const text = await new Response(prelude).text();
    expect(text).toContain('name="names.2"');
    expect(text).not.toContain('<template');
  });
});

test('a form that is closed has its introduction, its reason and no fields', async () => {
  const closed = {
    ...shown,
    form: { ...form, intro: 'Warm clothes' },
    closed: 'This form opens on January 5, 2031 at 8:00 AM.',
  };
  const { prelude } = await prerender(<LateForm shown={closed} id="sign-up-answer" />);
  const text = await new Response(prelude).text();
  expect(text).toContain('Warm clothes');
  expect(text).toContain(closed.closed);
  expect(text).not.toContain('<form');
});

test('a form that is closed after it was drawn keeps its fields, and says why', () => {
  const text = renderToStaticMarkup(<FormView shown={shown} id="sign-up-answer" closed={words.closed} />);
  expect(text).toContain(words.closed);
  expect(text).toContain('name="email"');
});

describe('the thanks', () => {
  const link = 'https://church.test/s/secret';
  const thanks = (more: object, isMailed = false, asShown: Partial<ShownForm> = {}) =>
    renderToStaticMarkup(
      <FormThanks
        shown={{ ...shown, isMailed, ...asShown }}
        receipt={{ state: 'confirmed', manage_url: link, ...more }}
        sent={{ email: 'ruth@example.org', date: date.date }}
      />,
    );

  test('show the link where no mail brings it, with a code', () => {
    expect(thanks({})).toContain(`href="${link}"`);
    expect(thanks({})).toContain(words.code);
    expect(thanks({ state: 'waiting', position: 2 })).toContain('Your place in the list: 2.');
  });

  test('offer the calendar file, unless the page does', () => {
    expect(thanks({})).toContain(date.calendar);
    expect(thanks({}, false, { dates: [{ ...date, calendar: null }] })).not.toContain(words.addToCalendar);
  });

  test('are the same by mail for an address that was signed up before', () => {
    expect(thanks({}, true)).toBe(thanks({ manage_url: null }, true));
    expect(thanks({}, true)).not.toContain(link);
    expect(thanks({ manage_url: null })).toContain(words.again);
  });
});

test('the page of a sign-up holds what is stored, and of a cancelled one no way to change it', () => {
  const signUp = {
    ...{
      id,
      form_id: id,
      date: date.date,
      slot_id: null,
      name: 'Ruth',
      email: 'ruth@example.org',
      phone: null,
    },
    ...{ seats: 2, names: ['Naomi'], position: null, answers: {}, created_at: '2026-01-01T00:00:00.000Z' },
  };
  const card = (state: 'confirmed' | 'cancelled', isOver = false) =>
    renderToStaticMarkup(
      <SignUpCard
        shown={{
          ...{ signUp: { ...signUp, state }, form, when: [date.label], calendar: date.calendar },
          ...{ dateState: isOver ? 'over' : 'on', slot: null, services: [] },
        }}
        token="secret"
      />,
    );
  expect(card('confirmed')).toContain('value="Naomi"');
  expect(card('confirmed')).toContain(words.cancelButton);
  expect(card('cancelled')).not.toContain('<form');
  expect(card('confirmed', true)).not.toContain('<form');
});
