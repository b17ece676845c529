'use client';

import { FormNotice } from '#components/form/form-notice.tsx';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { pageTextMessages } from '#lib/page-texts/messages.ts';
import type { WordsAnswer } from '#lib/page-texts/plain-form/answer.ts';
import type { PlainTextForm } from '#lib/page-texts/plain-form/page-forms.ts';

interface WordsOutcomeProps {
  result: ActionResult<WordsAnswer> | null;
  /** The forms of the page, which go by their titles. */
  titles: readonly Pick<PlainTextForm, 'key' | 'title'>[];
}

/** What became of the form of words that was sent last, above all of them. */
export function WordsOutcome({ result, titles }: WordsOutcomeProps) {
  if (!result) return null;
  if (!result.ok) return <FormNotice isRefusal text={result.error.message} />;
  const { data } = result;
  if (data.isSaved) return <FormNotice text={`${pageTextMessages[data.done]}.`} />;
  if (!data.message) return null;
  const title = titles.find(({ key }) => key === data.key)?.title ?? data.key;
  return (
    <FormNotice
      isRefusal={!data.isCarried}
      text={`${title}: ${data.message}`}
      next={data.isCarried && { label: 'Go to it', href: `#${data.key}` }}
    />
  );
}
