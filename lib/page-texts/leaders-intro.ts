import { currentInsertions } from './current-insertions.ts';
import { fillHtml } from './fill.ts';
import { aboutTexts } from './pages/about.ts';
import type { PageTexts } from './register.ts';

type Intro = PageTexts['about.leaders_intro'];

const ofTheirs =
  '<p>You will find them by the front doors on a Sunday. In the week, write to {email} and the office will pass it on.</p>';

/**
 * Returns the introduction of the leaders. The original counts the four roles of a new site; for other lists its number
 * is removed.
 */
export function leadersIntro(intro: Intro, leaders: PageTexts['about.leaders']): Intro {
  const insertions = currentInsertions();
  const original = fillHtml(aboutTexts['about.leaders_intro'].original.text, insertions);
  const isCounted = leaders.length === aboutTexts['about.leaders'].original.length;
  if (isCounted || intro.text !== original) return intro;
  return { ...intro, text: fillHtml(ofTheirs, insertions) };
}
