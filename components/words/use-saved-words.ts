import { runUnlocked } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { originalVersion } from '#lib/core/operations/optimistic-lock.ts';
import { restorePageTextAction, setPageTextAction } from '#lib/page-texts/actions.ts';
import { pageTextMessages } from '#lib/page-texts/messages.ts';
import type { PageTextKey } from '#lib/page-texts/register.ts';
import type { PageTextEntry } from '#lib/page-texts/schema.ts';

/** Returns a function that toasts that words were saved, with an undo, and refreshes the page. */
export function useSavedWords(
  key: PageTextKey,
  before: PageTextEntry,
): (saved: PageTextEntry, text: string) => void {
  const refresh = useRefresh();
  const undo = async (saved: PageTextEntry) => {
    const if_match = saved.updated_at ?? originalVersion;
    const result = before.is_original
      ? await runUnlocked(restorePageTextAction, { key, if_match })
      : await runUnlocked(setPageTextAction, { key, value: before.value, if_match });
    if (result.ok) toast('success', pageTextMessages.undone);
    else toast('error', pageTextMessages.saveFailed(result.error.message));
    void refresh();
  };
  return (saved, text) => {
    toast('success', text, { action: { label: pageTextMessages.undo, run: () => void undo(saved) } });
    void refresh();
  };
}
