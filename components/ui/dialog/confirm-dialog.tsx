'use client';

import { useState } from 'react';
import { messages } from '#lib/language/messages.ts';
import { Button } from '../button.tsx';
import { Refusal } from '../text/refusal.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  question: string;
  problem?: string | null;
  confirm: string;
  /** Whether the action can be undone: then the button is no warning. */
  isHarmless?: boolean;
  /** The action; the button is busy until it resolves. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a consequential action, such as a deletion. */
export function ConfirmDialog({
  isOpen,
  title,
  question,
  problem,
  confirm,
  isHarmless = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const [isPending, setIsPending] = useState(false);
  const carryOut = () => {
    setIsPending(true);
    void onConfirm().finally(() => setIsPending(false));
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      width="question"
      title={title}
      description={question}
    >
      {problem && <Refusal className="mb-5 text-sm">{problem}</Refusal>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {messages.ui.cancel}
        </Button>
        <Button variant={isHarmless ? 'primary' : 'danger'} pending={isPending} onClick={carryOut}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
