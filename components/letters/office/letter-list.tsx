'use client';

import './letters.css';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { StaffRoom } from '#components/admin-mode/staff-room.tsx';
import { usePress } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PenLine } from '#components/ui/icons/generated/icons.ts';
import { Pager } from '#components/ui/links/pager.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { createLetterAction } from '#lib/letters/actions.ts';
import { CorrectionSlips } from './correction-slips.tsx';
import { LetterLine } from './letter-line.tsx';
import { MailNotes } from './mail-notes.tsx';
import { lettersPerPage, useLetters } from './read-letters.ts';
import { ThisWeek } from './this-week.tsx';

/** The staff page of letters: this week first, then all others. */
export function LetterList() {
  return (
    <StaffRoom room="letters" lead={messages.letterEditing.lead} className="grid gap-8" isPrivate>
      <MailNotes />
      <Letters />
    </StaffRoom>
  );
}

function Letters() {
  const [page, setPage] = useState(1);
  const { data, problem, reload } = useLetters(page);
  const { loadFailed, own } = messages.letterEditing;
  const pageCount = Math.max(1, Math.ceil((data?.total ?? 0) / lettersPerPage));
  return (
    <>
      <ThisWeek letters={data?.rows} onComposed={reload} />
      <CorrectionSlips />
      <section aria-labelledby="letters-title" className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 id="letters-title" className="text-2xl">
            {own.title}
          </h2>
          <AddLetter />
        </div>
        {problem && <RetryNotice onRetry={reload}>{`${loadFailed}: ${problem}`}</RetryNotice>}
        {!data && !problem && <Loading>{messages.staffPages.letters.loading}</Loading>}
        {data?.rows.length === 0 && (
          <EmptyState title={own.empty}>
            <p>{own.emptyHint}</p>
          </EmptyState>
        )}
        <ul aria-label={own.title} className="border-b border-rule empty:hidden">
          {data?.rows.map((letter) => (
            <LetterLine key={letter.id} letter={letter} />
          ))}
        </ul>
        <Pager label={own.pages} page={page} pageCount={pageCount} onPage={setPage} />
      </section>
    </>
  );
}

function AddLetter() {
  const router = useRouter();
  const { add, addFailed } = messages.letterEditing.own;
  const { isPending, press } = usePress(
    createLetterAction,
    ({ id }) => router.push(unlinkedPaths.churchLetter(id)),
    addFailed,
  );
  return (
    <Button variant="secondary" pending={isPending} onClick={() => press({ kind: 'letter' })}>
      <Labelled icon={<PenLine aria-hidden size={19} strokeWidth={1.75} />}>{add}</Labelled>
    </Button>
  );
}
