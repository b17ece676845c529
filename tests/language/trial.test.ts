import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { churchRow } from '#lib/core/church/church-row.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { churchLanguage } from '#lib/core/church/locale.ts';
import { clockText, clockWords } from '#lib/core/church/service-labels.ts';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { trialLanguages } from '#lib/core/language/languages.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { messages } from '#lib/language/messages.ts';
import { trialRules } from '#lib/language/trial.ts';
import { originalOf, pageTextLabel } from '#lib/page-texts/register.ts';

const { 'en-XA': long, 'ar-XB': arabic } = trialRules;

describe('a trial language', () => {
  test('has every letter with an accent and longer texts, or letters read from right to left', () => {
    expect(long('Save')).toBe('Šáṽé öñé');
    expect(long('We could not save this. Please try again.')).toMatch(
      /^Ŵé çöúļð ñöţ .+ áĝáíñ\. öñé ţŵö ţĥŕéé ƒöúŕ$/,
    );
    expect(arabic('Save')).toBe('غاكج');
    expect(arabic('Save')).toMatch(/^\p{Script=Arabic}+$/u);
  });

  test.each([
    '{church}',
    '12 / 30',
    '9:00 AM - 12 PM',
    'https://example.org/path?a=b',
    'office@example.org',
    '/visit#prayer',
    'church.json',
    'SITE_URL',
    '<br>',
    '&amp;',
    '',
  ])('leaves %s as it is', (text) => {
    expect([long(text), arabic(text)]).toEqual([text, text]);
  });

  test('keeps markup around texts, each of which is longer', () => {
    expect(long('<p>Dear <a href="/visit">all</a>,</p>')).toBe(
      '<p>Ðéáŕ öñé <a href="/visit">áļļ öñé</a>,</p>',
    );
    expect(arabic('[{service}. ]Come')).toBe('[{service}. ]تضشج');
  });

  test('keeps the values that a sentence takes, and what is no text', () => {
    const sentences = {
      moved: (name: string, { to }: { to: string }, count: number) => `Moved ${name} to ${to} (${count})`,
      none: () => null,
      lists: ['one', ['two']],
      most: 3,
    };
    const trial = long(sentences);
    expect(trial.moved('Choir (old)', { to: 'Hall' }, 2)).toMatch(/^\S+ Choir \(old\) ţö Hall \(2\) öñé/);
    expect(trial.none()).toBeNull();
    expect(trial.lists).toEqual(['öñé öñé', ['ţŵö öñé']]);
    expect(trial.most).toBe(3);
  });
});

describe.each(trialLanguages)('a church that speaks %s', (language) => {
  const inIt = <Found>(find: () => Found) => runWithChurch(defaultChurchIn(language), find);
  const english = /[A-Za-z]{2}/;

  test('has the words of English by the rule', () => {
    const rule = trialRules[language];
    inIt(() => {
      expect(churchLanguage()).toBe('en');
      expect(messages.ui.save).toBe(rule('Save'));
      expect(pageTextLabel('home.letter')).toBe(`${rule('Home')}: ${rule('The letter')}`);
      expect(originalOf('home.doors')).toHaveLength(4);
      expect(originalOf('home.facts').location).toBe(rule('Location'));
      expect(originalOf('home.study', { isDemo: false })).not.toMatch(english);
    });
  });

  test('has dates by the patterns of English with names of its own', () => {
    const date = inIt(() => formatDate('2026-11-29', 'EEEE, MMMM d, yyyy')) ?? '';
    expect(date).toMatch(/^\S+, \S+ 29, 2026$/);
    expect(date).not.toMatch(english);
    expect(formatDate('2026-11-29', 'EEEE, MMMM d, yyyy')).toBe('Sunday, November 29, 2026');
  });
});

test('times keep their order within what is read from right to left', () => {
  const shown = () => [shownTime('9:00 AM - 10:00 AM'), clockWords(540), clockText(540)];
  const plain = ['9:00 AM - 10:00 AM', '9:00 AM', '9:00 AM'];
  expect(runWithChurch(defaultChurchIn('en-XA'), shown)).toEqual(plain);
  expect(runWithChurch(defaultChurchIn('ar-XB'), shown)).toEqual([
    '\u20689:00 AM - 10:00 AM\u2069',
    '\u20689:00 AM\u2069',
    '9:00 AM',
  ]);
});

test('the API names no trial language', () => {
  expect(z.toJSONSchema(churchRow.shape.language)).toMatchObject({ enum: ['en', 'es'] });
});
