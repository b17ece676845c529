'use client';

import { useRef, useState } from 'react';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { FormField } from '#components/form/form-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { messageOf, runUnlocked } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { Refusal } from '#components/ui/text/refusal.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { versionOf } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import type { TranscriptRow, TranscriptState } from '#lib/sermons/transcripts/schema.ts';
import { sendTranscript } from './send-transcript.ts';

interface TranscriptDialogProps extends StaffDialogProps {
  id: string;
  state: TranscriptState;
  onSaved: () => void;
}

/** Takes a transcript as a file or as text that is pasted. */
export function TranscriptDialog({ isOpen, onClose, id, state, onSaved }: TranscriptDialogProps) {
  const refresh = useRefresh();
  const { file, setFile, text, setText, problem, save, isPending } = useTranscriptForm(id, state, () => {
    onClose();
    onSaved();
    void refresh();
  });
  const { add, replace, about } = messages.transcriptForm;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={state.updated_at ? replace : add} description={about}>
      <StaffForm
        onSubmit={save}
        submit={isPending ? messages.transcriptForm.saving : messages.transcriptForm.save}
        isPending={isPending}
        onCancel={onClose}
      >
        {problem && <Refusal>{problem}</Refusal>}
        <FilePicker file={file} onPick={setFile} />
        <FormField label={messages.transcriptForm.paste}>
          {(field) => (
            <textarea
              {...field}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setFile(null);
              }}
              className="field min-h-[120px]"
            />
          )}
        </FormField>
      </StaffForm>
    </Dialog>
  );
}

function useTranscriptForm(id: string, state: TranscriptState, onDone: () => void) {
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  /** The version of somebody else that this person has been told of, to be replaced at the next try. */
  const [refused, setRefused] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    const if_match = refused ?? versionOf(state);
    const result = await runUnlocked(sendTranscript, { id, content: file ?? text, if_match });
    setPending(false);
    if (!result.ok && result.error.code === 'conflict') {
      setRefused(versionOf(result.error.current as TranscriptRow | null));
      return setProblem(messages.transcriptForm.changed);
    }
    if (!result.ok) return setProblem(messageOf(result.error) ?? messages.errors.unreachable);
    toast('success', messages.transcriptForm.saved);
    setFile(null);
    setText('');
    setProblem(null);
    setRefused(null);
    onDone();
  };
  return { file, setFile, text, setText, problem, save, isPending };
}

function FilePicker({ file, onPick }: { file: File | null; onPick: (file: File | null) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        ref={input}
        type="file"
        accept=".vtt,.srt,.txt,text/vtt,text/plain"
        aria-label={messages.transcriptForm.file}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          onPick(target.files?.[0] ?? null);
          // The same file may be picked again.
          target.value = '';
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {messages.transcriptForm.file}
      </Button>
      {file && <p role="status">{messages.transcriptForm.chosen(file.name)}</p>}
    </div>
  );
}
