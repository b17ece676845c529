import { expect, test } from 'vitest';
import { currentInsertions } from '#lib/page-texts/current-insertions.ts';
import { fillValue } from '#lib/page-texts/fill.ts';
import { leadersIntro } from '#lib/page-texts/leaders-intro.ts';
import { aboutTexts } from '#lib/page-texts/pages/about.ts';

const { form, original } = aboutTexts['about.leaders_intro'];
const untouched = fillValue(form, original, currentInsertions());

test('the original counts four roles, and no leaders who have names', () => {
  expect(leadersIntro(untouched, 0)).toEqual(untouched);
  expect(untouched.text).toContain('You will find all four by the front doors');
  const { title, text } = leadersIntro(untouched, 2);
  expect(title).toBe(untouched.title);
  expect(text).toMatch(/^<p>You will find them by the front doors.* <a href="mailto:/);
});

test('what staff have written stands above names as they wrote it', () => {
  const own = { ...untouched, text: '<p>All four of us say hello.</p>' };
  expect(leadersIntro(own, 4)).toEqual(own);
});
