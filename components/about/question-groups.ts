import { messages } from '#lib/language/messages.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';

export interface QuestionGroup {
  /** In the page's address: `?tab=services`. */
  tab: keyof typeof messages.churchPages.about.questionGroups;
  key: 'about.questions' | 'about.questions_services' | 'about.questions_involved';
}

/** The groups of questions, one tab each. The first is open by default. */
export const questionGroups: readonly [QuestionGroup, ...QuestionGroup[]] = [
  { tab: 'general', key: 'about.questions' },
  { tab: 'services', key: 'about.questions_services' },
  { tab: 'involved', key: 'about.questions_involved' },
];

/** Returns what a group's tab says. */
export function labelOf({ tab }: QuestionGroup): string {
  return messages.churchPages.about.questionGroups[tab];
}

/** Returns every question of the page, group by group. */
export function allQuestions(texts: PageTexts): PageTexts['about.questions'] {
  return questionGroups.flatMap(({ key }) => texts[key]);
}
