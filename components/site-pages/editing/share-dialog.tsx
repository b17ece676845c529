'use client';

import { useState } from 'react';
import { InputField } from '#components/form/form-field.tsx';
import { carryOut } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { formatMoment } from '#lib/core/dates/moment-words.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { messages } from '#lib/language/messages.ts';
import { sharePageAction, stopSharingPageAction } from '#lib/site-pages/actions.ts';
import type { EditorDialogProps } from './use-edited-page.ts';

interface SharedLink {
  url: string;
  expires_at: string;
}

/** The link that shows the draft without a password, such as to the pastor. */
export function ShareDialog({ edited: { page, drawn, reload }, onClose }: EditorDialogProps) {
  const words = messages.pageEditing.share;
  const [link, setLink] = useState<SharedLink | null>(null);
  const [isShared, setIsShared] = useState(drawn.isShared);
  const [isPending, setIsPending] = useState(false);
  const run = async <Output,>(action: (input: { id: string }) => Promise<ActionResult<Output>>) => {
    setIsPending(true);
    const result = await carryOut(action, { id: page.id }, { failed: words.failed });
    setIsPending(false);
    return result;
  };
  const make = async () => {
    const result = await run(sharePageAction);
    if (!result) return;
    setLink(result.data);
    setIsShared(true);
    void reload();
  };
  const stop = async () => {
    if (!(await run(stopSharingPageAction))) return;
    setLink(null);
    setIsShared(false);
    void reload();
    toast('success', words.stopped);
  };
  return (
    <Dialog isOpen onClose={onClose} width="question" title={words.open} description={words.lead}>
      <div className="grid gap-5">
        {link && <LinkField {...link} />}
        <div className="flex flex-wrap justify-end gap-3">
          {isShared && (
            <Button variant="secondary" disabled={isPending} onClick={stop}>
              {words.stop}
            </Button>
          )}
          {!link && (
            <Button pending={isPending} onClick={make}>
              {isPending ? words.making : words.make}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function LinkField({ url, expires_at }: SharedLink) {
  const words = messages.pageEditing.share;
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast('success', words.copied);
  };
  return (
    <div className="grid gap-3">
      <InputField
        label={words.address}
        help={words.ends(formatMoment(new Date(expires_at), 'EEEE, MMMM d'))}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      {/* Browsers without a secure address have no clipboard: the link can be selected there. */}
      {typeof navigator !== 'undefined' && navigator.clipboard && (
        <div>
          <Button size="small" onClick={() => void copy().catch(() => undefined)}>
            {words.copy}
          </Button>
        </div>
      )}
    </div>
  );
}
