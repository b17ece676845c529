import { useEffect, useState } from 'react';
import { useUnsentText } from '#components/admin-mode/unsent-text.ts';
import { messageOf, runUnlocked } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { focusInvalid } from '#components/ui/dialog/focus-invalid.ts';
import { toast } from '#components/ui/toast/toast.ts';
import type { ActionError, ActionResult } from '#lib/core/operations/action.ts';
import { versionOf } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import { resetNavigationAction, setNavigationAction } from '#lib/navigation/actions.ts';
import type { Navigation } from '#lib/navigation/schema.ts';
import { menuOf, rowsOf, withoutPages } from './menu-rows.ts';

/** The answer to a try replaces that to the one before. */
const one = { id: 'menus' };

interface Draft {
  main: ReturnType<typeof rowsOf>;
  footer: ReturnType<typeof rowsOf>;
  hidden: readonly string[];
}

/** The form of the menus: what is typed stays until it is saved, also when someone else saves first. */
export function useMenus(read: Navigation, reload: () => Promise<unknown>) {
  const edited = useDraft(read);
  const { opened, draft, open, setIsDirty } = edited;
  const refresh = useRefresh();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<ActionError | null>(null);
  // Once the fields say what is wrong.
  useEffect(() => (failure ? focusInvalid() : undefined), [failure]);

  const settle = async <Data>(result: ActionResult<Data>, done: string) => {
    if (result.ok) {
      toast('success', done, one);
      await reload();
      setIsDirty(false);
      setFailure(null);
      return void refresh();
    }
    // The next try saves over what is there now.
    if (result.error.code === 'conflict') open(result.error.current as Navigation);
    setFailure(result.error);
    toast('error', messages.navigationView.failed(messageOf(result.error)), one);
  };
  const save = async () => {
    setIsPending(true);
    const main = withoutPages(draft.main, draft.hidden);
    const footer = withoutPages(draft.footer, draft.hidden);
    edited.change({ main, footer });
    const menus = { main: menuOf(main).entries, footer: menuOf(footer).entries };
    const if_match = versionOf(opened);
    const input = { ...menus, hidden: [...draft.hidden], if_match };
    await settle(await runUnlocked(setNavigationAction, input), messages.navigationView.saved);
    setIsPending(false);
  };
  const reset = async () =>
    settle(await runUnlocked(resetNavigationAction, {}), messages.navigationView.resetDone);
  const isOriginal = opened.updated_at === null;
  return { draft, change: edited.change, isOriginal, isPending, failure, save, reset };
}

/** What is edited. Without changes of one's own, the newest version is shown. */
function useDraft(read: Navigation) {
  const [opened, open] = useState(read);
  const [draft, setDraft] = useState<Draft>(() => draftOf(read));
  const [isDirty, setIsDirty] = useState(false);
  useUnsentText(isDirty);
  if (!isDirty && read.updated_at !== opened.updated_at) {
    open(read);
    setDraft(draftOf(read));
  }
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setIsDirty(true);
  };
  return { opened, open, draft, change, setIsDirty };
}

function draftOf({ main, footer, hidden }: Navigation): Draft {
  return { main: rowsOf(main), footer: rowsOf(footer), hidden };
}
