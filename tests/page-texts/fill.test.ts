import { describe, expect, test } from 'vitest';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { defaultServices } from '#lib/core/church/regular-service.ts';
import { currentInsertions } from '#lib/page-texts/current-insertions.ts';
import { fillHtml, fillText, fillValue } from '#lib/page-texts/fill.ts';
import { plainWords } from '#lib/page-texts/plain-words.ts';
import { originalOf, type PageTextKey, pageTextKeys, pageTextRegister } from '#lib/page-texts/register.ts';

const facts = {
  ...currentInsertions(),
  church: 'St. <b>Mary’s</b> & All',
  email: 'a@example.org',
  phone: '(02) 55',
};

test('facts take the place of their names, and other braces stay', () => {
  expect(fillText('{church} {constructor} {toString} {nothing} {', facts)).toBe(
    'St. <b>Mary’s</b> & All {constructor} {toString} {nothing} {',
  );
});

test('words in square brackets go with a fact that the church has not', () => {
  const words = 'Here[ since {founded}][, call {phone}] [or not] [{nothing}]';
  expect(fillText(words, { ...facts, founded: '1999', phone: '' })).toBe(
    'Here since 1999 [or not] [{nothing}]',
  );
  expect(fillHtml('<p>Write to {email}[ or call {phone}].</p>', { ...facts, phone: '' })).toBe(
    '<p>Write to <a href="mailto:a@example.org">a@example.org</a>.</p>',
  );
});

test('a fact that ends in a point ends the sentence with it, and typed points stay', () => {
  const evening = { ...facts, service: 'domingo a las 7:00 p. m.' };
  expect(fillText('Nos reunimos {service}. Venga.. {church}.', evening)).toBe(
    'Nos reunimos domingo a las 7:00 p. m. Venga.. St. <b>Mary’s</b> & All.',
  );
  expect(fillText('[Nos reunimos {service}. ]Venga...', evening)).toBe(
    'Nos reunimos domingo a las 7:00 p. m. Venga...',
  );
  expect(fillText('{service}...', evening)).toBe('domingo a las 7:00 p. m....');
  expect(fillHtml('<p><b>{service}</b>.</p><p>{service}.</p><p>{street}</p>.', evening)).toBe(
    `<p><b>domingo a las 7:00 p. m.</b></p><p>domingo a las 7:00 p. m.</p><p>${facts.street}</p>.`,
  );
});

test('what stands behind a bar comes instead, and words around two facts need both', () => {
  const words = '[Call {phone}|Write to {email}], [{service} and {second_service}|or come]';
  expect(fillText(words, { ...facts, service: 'Sunday', second_service: 'Vespers' })).toBe(
    'Call (02) 55, Sunday and Vespers',
  );
  expect(fillText(words, { ...facts, phone: '', second_service: '' })).toBe(
    'Write to a@example.org, or come',
  );
});

describe('a church without any service', () => {
  const without = runWithFacts({ services: [] }, currentInsertions);

  test('is greeted, shown the way and answered without one', () => {
    const said = (key: PageTextKey) => {
      const { form, original } = pageTextRegister[key];
      return JSON.stringify(fillValue(form, original, without));
    };
    expect(said('home.hero')).toBe('"Come as you are: the coffee is on and there is a seat for you."');
    expect(said('home.road')).toContain('which door to take and what happens, all on one page.');
    expect(said('about.questions_services')).toContain(
      `The times are not set yet: write to ${without.email}, and we will tell you."`,
    );
  });

  test.each([
    ['no service', without],
    ['one service', runWithFacts({ services: defaultServices.slice(0, 1) }, currentInsertions)],
    ['no phone, no years', { ...currentInsertions(), phone: '', founded: '', built: '', region: '' }],
  ])('no sentence has a hole with %s', (_case, insertions) => {
    const holes = pageTextKeys.flatMap((key) => {
      const { form, original } = pageTextRegister[key];
      const words = plainWords(fillValue(form, original, insertions)).split('\n');
      return words.filter((text) => /^\s*[.,;:]|\s[.,;:!?]|[.,;:]\s*[.,;:]|\s\s|\bis [,.]/.test(text));
    });
    expect(holes).toEqual([]);
  });
});

test.each([
  ['en', 'About 45 minutes or an hour and a quarter, depending on the service. You'],
  ['es', 'Alrededor de 45 minutos o una hora y cuarto, según el culto. Puede'],
] as const)('how long services last is true of each service, in %s', (language, said) => {
  const lengths = (first: number, others: number) => {
    const services = defaultServices.map((service, at) => ({
      ...service,
      lengthMinutes: at ? others : first,
    }));
    return runWithFacts({ church: { ...defaultChurch, language }, services }, () => {
      const { form } = pageTextRegister['about.questions_services'];
      const neutral = originalOf('about.questions_services', { isDemo: false });
      return JSON.stringify(fillValue(form, neutral, currentInsertions()));
    });
  };
  expect(lengths(75, 45)).toContain(said);
  expect(lengths(75, 75)).not.toMatch(/depending|según/);
});

test('in HTML a fact is no markup', () => {
  expect(fillHtml('<p>{church}</p>', facts)).toBe('<p>St. &lt;b&gt;Mary’s&lt;/b&gt; &amp; All</p>');
});

test('the address of mail and the phone number become links, but for those in a link', () => {
  expect(fillHtml('<p>{email}, {phone}</p>', facts)).toBe(
    '<p><a href="mailto:a@example.org">a@example.org</a>, <a href="tel:0255">(02) 55</a></p>',
  );
  expect(fillHtml('<a href="mailto:{email}">{email}</a> {email}', facts)).toBe(
    '<a href="mailto:a@example.org">a@example.org</a> <a href="mailto:a@example.org">a@example.org</a>',
  );
});

test('every field of a group and of a list is filled, and a number stays one', () => {
  const { form } = pageTextRegister['visit.morning'];
  const step = { minutes: -20, title: '{email}', text: 'At {email}' };
  expect(fillValue(form, [step], facts)).toEqual([
    { minutes: -20, title: 'a@example.org', text: 'At a@example.org' },
  ]);
});

test('outside of brackets a fact that the church has not stated has words in its place', () => {
  const without = { ...facts, email: '', city: '' };
  expect(fillText('We are in {city}[, {city}]. Ask us[: {email}].', without)).toBe(
    'We are in our town. Ask us.',
  );
  expect(fillHtml('<p>Write to {email}.</p>', without)).toBe('<p>Write to the church.</p>');
  expect(fillText('{founded}', { ...facts, founded: '' })).toBe('');
});

test('beside a contact form links to the e-mail address lead to it, and plain texts name it', () => {
  const beside = { ...facts, email: '', contact_form: '/forms/contact' };
  expect(fillHtml('<p>Write to {email}[ or {email}].</p><a href="mailto:{email}">Us</a>', beside)).toBe(
    '<p>Write to <a href="/forms/contact">the church</a> or <a href="/forms/contact">the church</a>.</p><a href="/forms/contact">Us</a>',
  );
  expect(fillHtml('<a href="/a">{email}</a>', beside)).toBe('<a href="/a">the church</a>');
  expect(fillText('Write to {email}. Ask us[: {email}]. {contact_form}', beside)).toBe(
    'Write to the church through the contact form. Ask us. {contact_form}',
  );
});
