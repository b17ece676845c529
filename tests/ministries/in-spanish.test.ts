import { describe, expect, test } from 'vitest';
import { anchorOf, categoriesOf, categoryLinks, categoryOf } from '#lib/ministries/category.ts';
import { fallbackMinistriesIn } from '#lib/ministries/fallback-in.ts';
import {
  meetingTimesOf,
  shownTimes,
  womensMeetingTime,
  womensTime,
} from '#lib/ministries/womens-ministry.ts';
import { ministriesOriginalsEs } from '#lib/page-texts/pages/ministries.es.ts';
import { inSpanish } from '#tests/support/church.ts';

describe('a church that speaks Spanish', () => {
  test('stores the site’s four categories as they are, and shows them in its language', () => {
    const shown = inSpanish(() => categoriesOf([{ category: 'YOUTH' }, { category: 'Música' }]));
    expect(shown.map(({ name, title, anchor }) => [name, title, anchor])).toEqual([
      ['Adult', 'Adultos', 'adult'],
      ['Youth', 'Jóvenes', 'youth'],
      ['Children', 'Niños', 'children'],
      ['International', 'Internacional', 'international'],
      ['Música', 'Música', 'musica'],
    ]);
  });

  test('may write one of the four by its name: it is the same category, with the same anchor', () => {
    expect(inSpanish(() => [categoryOf('jovenes'), anchorOf('Niños'), anchorOf('Adult')])).toEqual([
      'Youth',
      'children',
      'adult',
    ]);
    expect(anchorOf('Niños')).toBe('ninos');
  });

  test('has its doors in its language', () => {
    const ministries = [
      { title: 'Mujeres', category: 'adult' },
      { title: 'Hombres', category: 'Adult' },
      { title: 'Parejas', category: 'Adult' },
      { title: 'Club', category: 'Youth' },
    ];
    expect(inSpanish(() => categoryLinks(ministries))).toEqual([
      { title: 'Adultos', people: 'Mujeres, Hombres y 1 más', anchor: 'adult' },
      { title: 'Club', people: 'Jóvenes', anchor: 'youth' },
    ]);
  });

  test('begins with ministries in its language, whose time by the women’s rule is too', () => {
    for (const isDemo of [true, false]) {
      const words = fallbackMinistriesIn('es', { isDemo }).map((ministry) => ({
        ...ministry,
        meetingtimes: inSpanish(() => shownTimes(ministry)),
      }));
      expect(words.map(({ title }) => title)).toContain('Ministerio de mujeres');
      expect(JSON.stringify(words)).not.toMatch(/ the | of |Ministry|Ask us|day/);
      expect(words[0]?.meetingtimes).toBe(isDemo ? 'Miércoles a las 7:00\u00a0p.\u00a0m.' : null);
    }
  });

  test('finds the words below a category’s name by the name that staff see', () => {
    const { original, otherwise } = ministriesOriginalsEs['ministries.categories'];
    for (const words of [original, otherwise]) {
      expect(words.map(({ category }) => anchorOf(category))).not.toContain('adult');
      expect(inSpanish(() => words.map(({ category }) => categoryOf(category)))).not.toContain(null);
    }
  });

  test('stores the time of the women’s rule as every church does', () => {
    const typed = { has_fixed_time: true, meetingtimes: inSpanish(womensTime) };
    expect(typed.meetingtimes).not.toBe(womensMeetingTime);
    const stored = { ...typed, meetingtimes: inSpanish(() => meetingTimesOf(typed)) };
    expect(stored.meetingtimes).toBe(womensMeetingTime);
    expect(inSpanish(() => shownTimes(stored))).toBe(typed.meetingtimes);
    expect(shownTimes(stored)).toBe(womensMeetingTime);
    const own = { has_fixed_time: false, meetingtimes: womensMeetingTime };
    expect(inSpanish(() => shownTimes(own))).toBe(womensMeetingTime);
  });
});
