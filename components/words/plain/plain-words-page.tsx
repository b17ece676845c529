'use client';

import { usePlainForm } from '#components/form/use-plain-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { paths } from '#lib/core/site/paths.ts';
import { answerWordsFormAction } from '#lib/page-texts/actions.ts';
import type { Insertions } from '#lib/page-texts/insertions.ts';
import type { WordsAnswer } from '#lib/page-texts/plain-form/answer.ts';
import type { PlainTextForm } from '#lib/page-texts/plain-form/page-forms.ts';
import { InsertionList } from './insertion-list.tsx';
import { PlainWordsForm } from './plain-words-form.tsx';
import { WordsOutcome } from './words-outcome.tsx';

interface PlainWordsPageProps {
  page: { title: string; path: string };
  forms: readonly PlainTextForm[];
  insertions: Insertions;
  /** What the page itself says became of a form of it. */
  told: WordsAnswer | null;
}

/** The words of one page as plain forms, each behind its title, with what became of the last one above them. */
export function PlainWordsPage({ page, forms, insertions, told }: PlainWordsPageProps) {
  const refresh = useRefresh();
  const { result, isPending, form } = usePlainForm(answerWordsFormAction, {
    told,
    onDone: () => void refresh(),
  });
  const answer = result?.ok ? result.data : null;
  return (
    <section aria-labelledby="words-page" className="wrap grid max-w-3xl gap-6 pb-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="words-page" className="text-3xl">
          {page.title}
        </h2>
        <p className="flex gap-6 text-sm font-semibold">
          <PageLink href={page.path} className="text-link inline-flex min-h-11 items-center">
            See it<span className="sr-only">{` on the site: ${page.title}`}</span>
          </PageLink>
          <PageLink href={paths.churchWords} className="text-link inline-flex min-h-11 items-center">
            All words
          </PageLink>
        </p>
      </div>
      <WordsOutcome result={result} titles={forms} />
      <InsertionList insertions={insertions} />
      <div className="border-t border-rule">
        {forms.map((shown) => (
          <PlainWordsForm
            key={shown.key}
            shown={shown}
            answer={answer?.isSaved === false && answer.key === shown.key ? answer : null}
            form={form}
            isPending={isPending}
          />
        ))}
      </div>
    </section>
  );
}
