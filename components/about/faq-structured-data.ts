import type { FAQPage, WithContext } from 'schema-dts';
import { churchLanguage } from '#lib/core/church/locale.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { allQuestions } from './question-groups.ts';

/** Returns every question with its answer as schema.org FAQPage. */
export function faqStructuredData(texts: PageTexts): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: churchLanguage(),
    mainEntity: allQuestions(texts).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
