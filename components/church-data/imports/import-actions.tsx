'use client';

import { useState } from 'react';
import { askFirst } from '#components/admin-mode/ask-first.tsx';
import { carryOut } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { callApi } from '#lib/core/browser/api-client.ts';
import type { ImportRun } from '#lib/imports/schema.ts';
import { messages } from '#lib/language/messages.ts';

interface ImportActionsProps {
  run: ImportRun;
  reload: () => Promise<unknown>;
}

/** The actions of a run: cancel, apply, read again, undo. */
export function ImportActions({ run, reload }: ImportActionsProps) {
  const { send, readAgain, isPending } = useImportCall(run, reload);
  const offered = offeredFor(run);
  const { applyLoss, lossQuestion, undo, undoQuestion } = messages.importPanel;
  const askToApply = () =>
    askFirst('apply-import', { title: applyLoss, question: lossQuestion, confirm: applyLoss }, () =>
      send('apply', { accept_loss: true }),
    );
  const askToUndo = () =>
    askFirst('undo-import', { title: undo, question: undoQuestion, confirm: undo }, () => send('undo'));
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {run.state === 'ready' && (
        <Button pending={isPending} onClick={() => void send('apply')}>
          {messages.importPanel.apply}
        </Button>
      )}
      {run.state === 'failed' && run.is_loss && (
        <Button variant="danger" onClick={askToApply}>
          {applyLoss}
        </Button>
      )}
      {isReadAgain(run) && (
        <Button size="small" variant="secondary" pending={isPending} onClick={() => void readAgain()}>
          {messages.movingIn.readAgain}
        </Button>
      )}
      {offered && (
        <Button size="small" variant="secondary" pending={isPending} onClick={() => void send(offered)}>
          {messages.importPanel[offered]}
        </Button>
      )}
      {run.state === 'done' && (
        <Button size="small" variant="secondary" onClick={askToUndo}>
          {undo}
        </Button>
      )}
    </div>
  );
}

/** Actions without a confirmation. */
function offeredFor({ state, keep_in_step }: ImportRun): 'cancel' | 'run' | null {
  if (state === 'running') return 'cancel';
  return state === 'done' && keep_in_step ? 'run' : null;
}

/** Whether it is an old site whose reading was stopped or failed: its name is its host. */
function isReadAgain({ source, state, phase, is_loss }: ImportRun): boolean {
  return source === 'site' && state === 'failed' && phase === 'reading' && !is_loss;
}

function useImportCall({ id, name }: ImportRun, reload: () => Promise<unknown>) {
  const [isPending, setPending] = useState(false);
  const readAgain = async () => {
    setPending(true);
    const begin = (body: object) => callApi('/api/imports', { method: 'POST', body });
    const failureText = messages.importPanel.beginFailed;
    await carryOut(begin, { source: 'site', url: name, is_ours: true }, { failureText });
    await reload();
    setPending(false);
  };
  const send = async (verb: 'apply' | 'cancel' | 'run' | 'undo', body?: object) => {
    setPending(true);
    const path = `/api/imports/${id}/${verb}`;
    const { cancelFailed, beginFailed } = messages.importPanel;
    const failureText = (message = (verb === 'cancel' ? cancelFailed : beginFailed)()) => message;
    await carryOut((address: string) => callApi(address, { method: 'POST', body }), path, { failureText });
    await reload();
    setPending(false);
  };
  return { send, readAgain, isPending };
}
