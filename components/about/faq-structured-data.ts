import type { FAQPage, WithContext } from 'schema-dts';
import { questionGroups } from './questions.ts';

/** Every question with its answer, as search engines read them. */
export function faqStructuredData(): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questionGroups
      .flatMap((group) => group.questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  };
}
