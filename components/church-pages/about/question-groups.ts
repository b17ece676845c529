import type { PageTexts } from '#lib/page-texts/register.ts';

export interface QuestionGroup {
  /** In the page's address: `?tab=services`. */
  tab: string;
  label: string;
  key: 'about.questions' | 'about.questions_services' | 'about.questions_involved';
}

/** The groups of questions, one tab each. The first is open by default. */
export const questionGroups: readonly [QuestionGroup, ...QuestionGroup[]] = [
  { tab: 'general', label: 'General', key: 'about.questions' },
  { tab: 'services', label: 'Services', key: 'about.questions_services' },
  { tab: 'involved', label: 'Getting Involved', key: 'about.questions_involved' },
];

/** Returns every question of the page, group by group. */
export function allQuestions(texts: PageTexts): PageTexts['about.questions'] {
  return questionGroups.flatMap(({ key }) => texts[key]);
}
