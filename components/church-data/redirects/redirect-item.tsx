'use client';

import { messageOf, runUnlocked } from '#components/form/use-action-form.ts';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { removeRedirectAction } from '#lib/redirects/actions.ts';
import { redirectMessages as words } from '#lib/redirects/messages.ts';
import type { Redirect } from '#lib/redirects/schema.ts';
import { RedirectForm } from './redirect-form.tsx';

interface RedirectItemProps {
  redirect: Redirect;
  /** The row as its form was opened with: later changes by others are no base for the input. */
  opened: Redirect | undefined;
  onOpen: () => void;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

/** One redirect, editable in place and removable. */
export function RedirectItem({ redirect, opened, onOpen, onClose, onDone }: RedirectItemProps) {
  const remove = useRemoval(redirect, onDone);
  const { from_path, to_path } = redirect;
  if (opened)
    return (
      <li className="border-b border-rule py-3">
        <RedirectForm redirect={opened} onDone={() => onDone().finally(onClose)} onCancel={onClose} />
      </li>
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-rule py-3">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span>{from_path}</span> <span className="text-ink-2">{`→ ${to_path}`}</span>
      </p>
      <div className="flex gap-3">
        <Control verb={words.change} path={from_path} onClick={onOpen} />
        <Control verb={words.remove} path={from_path} onClick={() => void remove()} />
      </div>
    </li>
  );
}

function useRemoval({ id, updated_at }: Redirect, onDone: () => Promise<unknown>) {
  return async () => {
    const result = await runUnlocked(removeRedirectAction, { id, if_match: updated_at });
    if (!result.ok) toast('error', words.saveFailed(messageOf(result.error)));
    await onDone();
  };
}

function Control({ verb, path, onClick }: { verb: string; path: string; onClick: () => void }) {
  return (
    <Button size="small" variant="secondary" aria-label={`${verb} ${path}`} onClick={onClick}>
      {verb}
    </Button>
  );
}
