import { expect, test } from 'vitest';
import { currentInsertions } from '#lib/page-texts/current-insertions.ts';
import { fillValue } from '#lib/page-texts/fill.ts';
import { leadersIntro } from '#lib/page-texts/leaders-intro.ts';
import { aboutTexts } from '#lib/page-texts/pages/about.ts';

const { form, original } = aboutTexts['about.leaders_intro'];
const untouched = fillValue(form, original, currentInsertions());
const four = aboutTexts['about.leaders'].original;

test('the original counts four, and no others', () => {
  expect(leadersIntro(untouched, four)).toEqual(untouched);
  expect(untouched.text).toContain('You will find all four by the front doors');
  const { title, text } = leadersIntro(untouched, [{ name: 'Ana Lucero' }, { name: 'Ben Okafor' }]);
  expect(title).toBe(untouched.title);
  expect(text).toMatch(/^<p>You will find them by the front doors.* <a href="mailto:/);
});

test('what staff have written stands above the leaders as they wrote it', () => {
  const own = { ...untouched, text: '<p>All of us say hello.</p>' };
  expect(leadersIntro(own, [])).toEqual(own);
});
