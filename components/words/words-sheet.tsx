'use client';

import './words.css';
import { type ReactNode, useState } from 'react';
import type { SavedBeside } from '#components/form/saving/saved-beside.ts';
import { StaffForm } from '#components/form/staff-form.tsx';
import { useRead } from '#components/live-updates/use-read.ts';
import { Loading } from '#components/ui/progress/loading.tsx';
import { callApi } from '#lib/core/browser/api-client.ts';
import type { Field } from '#lib/core/fields/field.ts';
import { isWritten } from '#lib/core/fields/values.ts';
import { messages } from '#lib/language/messages.ts';
import type { Insertions } from '#lib/page-texts/insertions.ts';
import { FactChips } from './fact-chips.tsx';
import type { WordsFieldProps } from './fields/words-field-props.ts';
import { WordsFields } from './fields/words-fields.tsx';
import { WordsSwitch } from './words-switch.tsx';

interface WordsSheetProps extends WordsFieldProps {
  onSubmit: () => unknown;
  /** What is saved in the same press. */
  beside?: SavedBeside | null;
  /** Shown above the fields, such as a conflict. */
  notice?: ReactNode;
  /** Shown below the fields. */
  after?: ReactNode;
  /** How the words look on their page. */
  preview?: ReactNode;
  /** The foot. */
  children: ReactNode;
}

/** The form of words in their dialog: the fields and the preview side by side; on narrow screens one, with a switch. */
export function WordsSheet({
  onSubmit,
  beside = null,
  notice,
  after,
  preview,
  children,
  ...words
}: WordsSheetProps) {
  const insertions = useInsertions();
  const [showing, setShowing] = useState<'words' | 'look'>('words');
  if (insertions === undefined) return <Loading className="py-10">{messages.words.opening}</Loading>;
  const submit = () => {
    // Errors are shown beside the fields.
    setShowing('words');
    return onSubmit();
  };
  const content = (
    <>
      {insertions && hasWords(words.field) ? (
        <FactChips insertions={insertions}>
          <WordsFields {...words} />
        </FactChips>
      ) : (
        <WordsFields {...words} />
      )}
      {after && <div>{after}</div>}
    </>
  );
  return (
    <StaffForm onSubmit={submit} beside={beside}>
      {notice}
      {preview ? (
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
          <WordsSwitch
            legend={messages.words.side}
            labels={messages.words.sides}
            chosen={showing}
            onChoose={setShowing}
            className="words-tabs -mx-5 flex border-b border-rule bg-paper px-5 py-2 sm:-mx-8 sm:px-8 lg:hidden"
          />
          <div className={`grid min-w-0 content-start gap-6 ${showing === 'words' ? '' : hidden}`}>
            {content}
          </div>
          {/* Long lists scroll beside it. */}
          <div className={`words-look min-w-0 lg:sticky lg:self-start ${showing === 'look' ? '' : hidden}`}>
            {preview}
          </div>
        </div>
      ) : (
        content
      )}
      {children}
    </StaffForm>
  );
}

const hidden = 'max-lg:hidden';

/** Returns whether the church writes words into the field, or into one within it. */
function hasWords(field: Field): boolean {
  return field.fields ? Object.values(field.fields).some(hasWords) : isWritten(field);
}

/** The facts that texts may name: undefined while they are read, null where they cannot be read. */
function useInsertions(): Insertions | null | undefined {
  return useRead(async (signal) => {
    const answer = await callApi<Insertions>('/api/page-texts/insertions', { signal });
    return answer.ok ? answer.data : null;
  });
}
