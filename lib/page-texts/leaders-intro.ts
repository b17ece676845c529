import { messages } from '#lib/language/messages.ts';
import { currentInsertions } from './current-insertions.ts';
import { fillHtml } from './fill.ts';
import { originalOf, type PageTexts } from './register.ts';

type Intro = PageTexts['about.leaders_intro'];

/**
 * Returns the introduction of the leaders. The original counts the four roles of a new site; for other lists its number
 * is removed.
 */
export function leadersIntro(intro: Intro, leaders: PageTexts['about.leaders']): Intro {
  const insertions = currentInsertions();
  const original = fillHtml(originalOf('about.leaders_intro').text, insertions);
  const isCounted = leaders.length === originalOf('about.leaders').length;
  if (isCounted || intro.text !== original) return intro;
  return { ...intro, text: fillHtml(messages.pageTexts.leadersIntro, insertions) };
}
