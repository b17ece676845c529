'use client';

import './letters.css';
import { AdminOnly } from '#components/admin-mode/admin-only.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { LetterEditor } from './letter-editor.tsx';
import { isWritable } from './letter-words.ts';
import { MailNotes } from './mail-notes.tsx';
import { useLetter } from './read-letters.ts';
import { SentLetter } from './sent-letter.tsx';

/** One letter for staff: written, looked at and sent; after that how it went. */
export function LetterPage({ letter: id = '' }: { letter?: string | undefined }) {
  const { data, problem, reload } = useLetter(id);
  const words = messages.letterEditing;
  return (
    <>
      <PageHeading title={data?.subject || messages.staffPages.letters.title} className="max-md:pb-6" />
      <div className="wrap grid gap-6 pb-24">
        <PageLink
          href={unlinkedPaths.churchLetters}
          className="text-link inline-flex min-h-11 items-center justify-self-start"
        >
          {words.back}
        </PageLink>
        {problem && <RetryNotice onRetry={reload}>{`${words.loadFailed}: ${problem}`}</RetryNotice>}
        {!data && !problem && <Loading>{words.loading}</Loading>}
        {data && isWritable(data) && (
          <>
            <MailNotes />
            <LetterEditor key={id} letter={data} onChanged={reload} />
          </>
        )}
        {data && !isWritable(data) && (
          <AdminOnly>
            <SentLetter letter={data} onChanged={reload} />
          </AdminOnly>
        )}
      </div>
    </>
  );
}
