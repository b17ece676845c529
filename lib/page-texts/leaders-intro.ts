import { currentInsertions } from './current-insertions.ts';
import { fillHtml } from './fill.ts';
import { aboutTexts } from './pages/about.ts';
import type { PageTexts } from './register.ts';

type Intro = PageTexts['about.leaders_intro'];

const ofNamedLeaders =
  '<p>You will find them by the front doors on a Sunday. In the week, write to {email} and the office will pass it on.</p>';

/**
 * What stands above `count` leaders with names. The original counts the four roles of a page without names, so
 * where it still stands above names, it says the same without a number.
 */
export function leadersIntro(intro: Intro, count: number): Intro {
  const insertions = currentInsertions();
  const original = fillHtml(aboutTexts['about.leaders_intro'].original.text, insertions);
  if (count === 0 || intro.text !== original) return intro;
  return { ...intro, text: fillHtml(ofNamedLeaders, insertions) };
}
