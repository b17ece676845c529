'use client';

import { useState } from 'react';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { downloadFile } from '#components/form/download-file.ts';
import { Button } from '#components/ui/button.tsx';
import { Download, Mail, Printer } from '#components/ui/icons/generated/icons.ts';
import { Labelled } from '#components/ui/text/labelled.tsx';
import type { AnswerRow } from '#lib/forms/answers/schema.ts';
import { hasSeats } from '#lib/forms/kinds.ts';
import type { FormRow } from '#lib/forms/schema.ts';
import type { FormDate } from '#lib/forms/staff/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { MessageDialog } from './message-dialog.tsx';

interface AnswerToolsProps {
  form: FormRow;
  date: FormDate | null;
  rows: readonly AnswerRow[];
}

/** What can be done with all answers: print the sheet, download them, write to everyone. */
export function AnswerTools({ form, date, rows }: AnswerToolsProps) {
  const text = messages.answerList;
  if (rows.length === 0) return null;
  const write = () =>
    openStaffDialog('form-message', (dialog) => (
      <MessageDialog key={`${form.id} ${date?.date}`} form={form} date={date} {...dialog} />
    ));
  return (
    <div className="flex flex-wrap items-center gap-3">
      {hasSeats(form) && (
        <Button size="small" variant="secondary" onClick={() => window.print()}>
          <Labelled icon={<Printer aria-hidden size={16} />}>{text.print}</Labelled>
        </Button>
      )}
      {hasSeats(form) && (
        <Button size="small" variant="secondary" onClick={write}>
          <Labelled icon={<Mail aria-hidden size={16} />}>{text.mail}</Labelled>
        </Button>
      )}
      <FileButton form={form} date={date} />
    </div>
  );
}

function FileButton({ form, date }: Pick<AnswerToolsProps, 'form' | 'date'>) {
  const [isSensitive, setIsSensitive] = useState(false);
  const text = messages.answerList;
  const questions = [...form.questions, ...(form.removed_questions ?? [])];
  const asked = new URLSearchParams({
    ...(date && { date: date.date }),
    ...(isSensitive && { sensitive: 'true' }),
  });
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        onClick={() => void downloadFile(`/api/forms/${form.id}/answers.csv?${asked}`, text.fileFailed)}
      >
        <Labelled icon={<Download aria-hidden size={16} />}>{text.file}</Labelled>
      </Button>
      {questions.some(({ is_sensitive }) => is_sensitive) && (
        <label className="inline-flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-5"
            checked={isSensitive}
            onChange={({ target }) => setIsSensitive(target.checked)}
          />
          <span>{text.withSensitive}</span>
        </label>
      )}
    </>
  );
}
