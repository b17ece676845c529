'use client';

import { useState } from 'react';
import { StaffBar } from '#components/admin-mode/staff-bar.tsx';
import { ErrorSummary } from '#components/form/error-summary.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { SwitchField } from '#components/form/switch-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Note } from '#components/ui/text/note.tsx';
import { Refusal } from '#components/ui/text/refusal.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { WordsSwitch } from '#components/words/words-switch.tsx';
import { messages } from '#lib/language/messages.ts';
import type { LetterRow } from '#lib/letters/schema.ts';
import { LetterLook } from './letter-look.tsx';
import { momentWords } from './letter-words.ts';
import { PartFields } from './part-fields.tsx';
import { SendBar } from './send-bar.tsx';
import { TopicFields } from './topic-fields.tsx';
import { type LetterForm, useLetterEditor } from './use-letter-editor.ts';
import { WordsOfLetter } from './words-of-letter.tsx';

interface LetterEditorProps {
  letter: LetterRow;
  /** Resolves once the letter was read again. */
  onChanged: () => Promise<unknown>;
}

type Side = 'words' | 'look';

/** A letter that was not sent: what it says beside how it arrives, and the bar that saves or sends it. */
export function LetterEditor({ letter, onChanged }: LetterEditorProps) {
  const { form, submit, isPending, failure, notice } = useLetterEditor(letter, onChanged);
  const [side, setSide] = useState<Side>(letter.items.length > 0 ? 'look' : 'words');
  const words = messages.letterEditing;
  const { isDirty } = form.formState;
  const save = () => {
    // Errors are shown beside the fields.
    if (isDirty) setSide('words');
    return submit();
  };
  return (
    <StaffForm onSubmit={save} className="grid gap-6">
      <ErrorSummary form={form} />
      {failure && !failure.fields && <Refusal>{failure.message}</Refusal>}
      {notice}
      {letter.state === 'ready' && letter.send_at && (
        <Note role="status">{words.later.leaves(momentWords(letter.send_at))}</Note>
      )}
      <WordsSwitch
        legend={words.side}
        labels={words.sides}
        chosen={side}
        onChoose={setSide}
        className="letter-switch"
      />
      <div className="letter-desk">
        <div className="grid gap-8" data-away={side === 'words' ? undefined : ''}>
          <Fields form={form} letter={letter} />
        </div>
        <div className="letter-look" data-away={side === 'look' ? undefined : ''}>
          <LetterLook letter={letter} isOutdated={isDirty} />
        </div>
      </div>
      <StaffBar className="letter-bar">
        <SendBar letter={letter} isDirty={isDirty} isSaving={isPending} onChanged={onChanged} />
      </StaffBar>
    </StaffForm>
  );
}

function Fields({ form, letter }: { form: LetterForm; letter: LetterRow }) {
  const words = messages.letterEditing;
  return (
    <>
      <TitledCard id="writing" title={words.writing}>
        <div className="mt-5 grid gap-6">
          <TextField form={form} name="subject" label={words.labels.subject} help={words.subjectHelp} />
          <WordsOfLetter form={form} isOfWeek={letter.items.length > 0} />
        </div>
      </TitledCard>
      <TitledCard id="parts" title={words.partsTitle}>
        <div className="mt-5">
          <PartFields form={form} />
        </div>
      </TitledCard>
      <TitledCard id="whom" title={words.whom}>
        <div className="mt-5 grid gap-6">
          <TopicFields form={form} />
          <SwitchField form={form} name="is_public" label={words.labels.is_public} help={words.publicHelp} />
        </div>
      </TitledCard>
    </>
  );
}
