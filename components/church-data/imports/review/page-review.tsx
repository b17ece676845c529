'use client';

import { AdminOnly } from '#components/admin-mode/admin-only.tsx';
import { askFirst } from '#components/admin-mode/ask-first.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { ProgressBar } from '#components/ui/progress/progress-bar.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import type { ImportedPage } from '#lib/imports/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { OurPage } from './our-page.tsx';
import { type PageReviewState, usePageReview } from './use-page-review.ts';

/** The pages of an old site one by one, theirs beside ours. `run` is the id of the import that brought them. */
export function PageReview({ run = '' }: { run?: string | undefined }) {
  const words = messages.movingIn.review;
  return (
    <>
      <PageHeading title={words.title}>
        <p>{words.lead}</p>
      </PageHeading>
      <div className="wrap grid gap-8 pb-24">
        <AdminOnly>
          <Pages run={run} />
        </AdminOnly>
      </div>
    </>
  );
}

function Pages({ run }: { run: string }) {
  const state = usePageReview(run);
  const { rows, left, page, problem, reload, said } = state;
  const words = messages.movingIn.review;
  return (
    <>
      {problem && <RetryNotice onRetry={reload}>{`${words.loadFailed}: ${problem}`}</RetryNotice>}
      {!rows && !problem && <Loading>{words.loading}</Loading>}
      <p role="status" className="sr-only">
        {said}
      </p>
      {rows && rows.length > 0 && <Standing left={left.length} all={rows.length} />}
      {rows && !page && <EmptyState title={rows.length > 0 ? words.done : words.none} />}
      {page && <OnePage page={page} state={state} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button href={`${paths.churchData}#imports`} variant="secondary" size="small">
          {words.back}
        </Button>
        {left.length > 1 && <TakeAll state={state} />}
      </div>
    </>
  );
}

function Standing({ left, all }: { left: number; all: number }) {
  const text = messages.movingIn.review.left(left, all);
  return (
    <div className="grid max-w-2xl gap-2">
      <p className="font-semibold">{text}</p>
      <ProgressBar label={text} value={all - left} max={all} />
    </div>
  );
}

function TakeAll({ state: { left, takeAll, isPending } }: { state: PageReviewState }) {
  const { takeAll: label, takeAllQuestion } = messages.movingIn.review;
  const title = label(left.length);
  const ask = () =>
    askFirst('take-pages', { title, question: takeAllQuestion, confirm: title, isHarmless: true }, takeAll);
  return (
    <Button variant="secondary" size="small" pending={isPending} onClick={ask}>
      {title}
    </Button>
  );
}

/** One page: the decision, which nothing that loads later moves; theirs beside ours, on a phone below each other. */
function OnePage({ page, state }: { page: ImportedPage; state: PageReviewState }) {
  const { take, leave, putOff, isPending, left } = state;
  const words = messages.movingIn.review;
  return (
    <article aria-labelledby="reviewed" className="grid gap-5">
      <h2 id="reviewed" className="text-2xl wrap-anywhere">
        {page.title}
      </h2>
      <div className="flex flex-wrap gap-3">
        <Button pending={isPending} onClick={() => void take(page)}>
          {words.take}
        </Button>
        <Button
          variant="secondary"
          disabled={isPending}
          aria-describedby="leave-help"
          onClick={() => void leave(page)}
        >
          {words.leave}
        </Button>
        {left.length > 1 && (
          <Button variant="quiet" disabled={isPending} onClick={() => putOff(page)}>
            {words.later}
          </Button>
        )}
        <Button variant="quiet" href={unlinkedPaths.sitePage(page.id)}>
          {words.edit}
        </Button>
      </div>
      <p id="leave-help" className="text-sm text-ink-2">
        {words.leaveHelp}
      </p>
      <div className="grid gap-5 lg:grid-cols-2">
        <Theirs page={page} />
        <section aria-labelledby="ours" className="grid min-w-0 content-start gap-3">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span id="ours" className="font-semibold">
              {words.ours}
            </span>
            <bdi className="text-sm text-ink-2 wrap-anywhere">{page.path}</bdi>
          </p>
          <OurPage key={page.id} id={page.id} />
        </section>
      </div>
    </article>
  );
}

/** The old page: other sites are not shown within this one, so its address leads there. */
function Theirs({ page: { kind, found_at } }: { page: ImportedPage }) {
  const words = messages.movingIn.review;
  return (
    <section aria-labelledby="theirs" className="grid content-start gap-3 rounded-card bg-limestone p-5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span id="theirs" className="font-semibold">
          {words.theirs}
        </span>
        <span className="text-sm text-ink-2">{kind === 'news' ? words.post : words.page}</span>
      </p>
      {found_at ? (
        <>
          <p className="text-sm text-ink-2 wrap-anywhere">
            <bdi>{found_at}</bdi>
          </p>
          <Button
            href={found_at}
            target="_blank"
            variant="secondary"
            size="small"
            className="justify-self-start"
          >
            {words.theirPage}
          </Button>
        </>
      ) : (
        <p className="text-sm text-ink-2">{words.noAddress}</p>
      )}
    </section>
  );
}
