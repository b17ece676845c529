'use client';

import { useState } from 'react';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { messages } from '#lib/language/messages.ts';
import { restorePageTextAction } from '#lib/page-texts/actions.ts';
import type { PageTextKey } from '#lib/page-texts/register.ts';
import type { PageTextEntry } from '#lib/page-texts/schema.ts';

interface UseOriginalProps {
  textKey: PageTextKey;
  entry: PageTextEntry;
  onDone: () => void;
  onSaved: (saved: PageTextEntry, text: string) => void;
}

/** Restores the original words of the site, after a confirmation. */
export function UseOriginal({ textKey, entry, onDone, onSaved }: UseOriginalProps) {
  const [isAsking, setIsAsking] = useState(false);
  const restore = async () => {
    const if_match = entry.updated_at ?? undefined;
    const result = await runUnlocked(restorePageTextAction, { key: textKey, ...(if_match && { if_match }) });
    setIsAsking(false);
    if (!result.ok) return toast('error', messages.pageTexts.saveFailed(result.error.message));
    onDone();
    onSaved(result.data, messages.pageTexts.original);
  };
  return (
    <div>
      <Button variant="secondary" size="small" onClick={() => setIsAsking(true)}>
        {messages.words.useOriginal}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.words.useOriginal}
        question={messages.words.originalQuestion}
        confirm={messages.words.originalConfirm}
        isHarmless
        onConfirm={restore}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
