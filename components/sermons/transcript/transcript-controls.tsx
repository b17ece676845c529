'use client';

import { useState } from 'react';
import { useIsOffered } from '#components/account/own-session.ts';
import { askDeletion } from '#components/activity/ask-deletion.tsx';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { carryOut } from '#components/form/use-press.ts';
import { useRead } from '#components/live-updates/use-read.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { Button } from '#components/ui/button.tsx';
import { callApi } from '#lib/core/browser/api-client.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { messages } from '#lib/language/messages.ts';
import {
  confirmTranscriptAction,
  deleteTranscriptAction,
  requestTranscriptAction,
} from '#lib/sermons/actions.ts';
import type { TranscriptState } from '#lib/sermons/transcripts/schema.ts';
import { TranscriptDialog } from './transcript-dialog.tsx';

interface TranscriptControlsProps {
  id: string;
  /** Of the transcript that the page shows. */
  version?: string | undefined;
}

/** Add, replace, confirm or delete the transcript of a sermon, or have a program write it. */
export function TranscriptControls({ id, version }: TranscriptControlsProps) {
  const isOffered = useIsOffered('sermons');
  const [state, readAgain] = useTranscriptState(id, version);
  if (!isOffered || !state) return null;
  return (
    <div className="mt-6 grid gap-3 print:hidden">
      <MachineState state={state} />
      <div className="flex flex-wrap gap-3">
        <OwnControls id={id} state={state} onChanged={readAgain} />
        <MachineControls id={id} state={state} onChanged={readAgain} />
      </div>
    </div>
  );
}

interface ControlsProps {
  id: string;
  state: TranscriptState;
  onChanged: () => void;
}

function OwnControls({ id, state, onChanged }: ControlsProps) {
  const isThere = state.updated_at !== null;
  const edit = () =>
    openStaffDialog('transcript', (dialog) => (
      <TranscriptDialog key={id} {...dialog} id={id} state={state} onSaved={onChanged} />
    ));
  const remove = () =>
    askDeletion({
      table: 'transcripts',
      id,
      title: messages.transcriptForm.remove,
      question: messages.transcriptForm.removeQuestion,
      action: deleteTranscriptAction,
      deleted: messages.transcriptForm.removed,
      failed: (message) => message,
    });
  return (
    <>
      <Button size="small" variant="secondary" onClick={edit}>
        {isThere ? messages.transcriptForm.replace : messages.transcriptForm.add}
      </Button>
      {isThere && (
        <Button size="small" variant="quiet" onClick={remove}>
          {messages.transcriptForm.remove}
        </Button>
      )}
    </>
  );
}

function MachineControls({ id, state, onChanged }: ControlsProps) {
  const refresh = useRefresh();
  const { is_machine, can_ask, is_waiting, updated_at } = state;
  const run = async (action: () => Promise<ActionResult<unknown>>, done: string) => {
    await carryOut(action, undefined, { done });
    onChanged();
    void refresh();
  };
  const confirm = () => confirmTranscriptAction({ id, is_machine: false, if_match: updated_at ?? '*' });
  const { confirmed, asked, askAgain, ask } = messages.transcriptForm;
  return (
    <>
      {is_machine && (
        <Button size="small" onClick={() => void run(confirm, confirmed)}>
          {messages.transcriptForm.confirm}
        </Button>
      )}
      {can_ask && !is_waiting && (
        <Button
          size="small"
          variant="secondary"
          onClick={() => void run(() => requestTranscriptAction({ id }), asked)}
        >
          {is_machine ? askAgain : ask}
        </Button>
      )}
    </>
  );
}

/** How far the program is, in words. */
function MachineState({ state: { is_waiting, last_error } }: { state: TranscriptState }) {
  const { waiting, waitingAfter, gaveUp } = messages.transcriptForm;
  if (!is_waiting && last_error === null) return null;
  const failed = last_error !== null && (is_waiting ? waitingAfter : gaveUp)(last_error);
  return (
    <p role="status" className="measure text-sm text-ink-2">
      {failed || waiting}
    </p>
  );
}

/** Returns the state of the transcript and how to read it again; null until it is read. It follows the page's version. */
function useTranscriptState(id: string, version: string | undefined): [TranscriptState | null, () => void] {
  const [round, setRound] = useState(0);
  const read = async (signal: AbortSignal) => {
    const answer = await callApi<TranscriptState>(`/api/sermons/${id}/transcript`, { signal });
    if (!answer.ok) throw new Error(answer.error.message);
    return answer.data;
  };
  const state = useRead(read, [id, version, round].join());
  return [state ?? null, () => setRound((last) => last + 1)];
}
