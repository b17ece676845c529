'use client';

import { useState } from 'react';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { carryOut } from '#components/form/use-press.ts';
import { useRead } from '#components/live-updates/use-read.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { Problem } from '#components/ui/text/problem.tsx';
import { formatMoment } from '#lib/core/dates/moment-words.ts';
import { messages } from '#lib/language/messages.ts';
import { listPageVersionsAction, updatePageAction } from '#lib/site-pages/actions.ts';
import { blockWords } from '#lib/site-pages/blocks/block-texts.ts';
import type { PageVersion } from '#lib/site-pages/staff/versions.ts';
import { contentPatch } from './content-patch.ts';
import type { EditorDialogProps } from './use-edited-page.ts';

/** What the page said before, each with a button that puts it into the draft. */
export function VersionsDialog({ edited, onClose }: EditorDialogProps) {
  const words = messages.pageEditing.versions;
  const { page, takeUp } = edited;
  const read = useRead(() => runUnlocked(listPageVersionsAction, { id: page.id }), page.id);
  const versions = read?.ok ? read.data : undefined;
  const putBack = async (version: PageVersion) => {
    const input = { ...contentPatch(version.page), id: page.id, if_match: page.updated_at };
    const said = { done: words.used, failed: messages.pageEditing.saveFailed };
    const result = await carryOut(updatePageAction, input, said);
    if (!result) return;
    takeUp(result.data);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={words.open} description={words.lead}>
      {read?.ok === false && <Problem>{read.error.message}</Problem>}
      {!read && <Loading>{messages.ui.loading}</Loading>}
      {versions?.length === 0 && <p>{words.empty}</p>}
      <ol className="grid gap-5">
        {versions?.map((version) => (
          <VersionItem key={version.id} version={version} onUse={() => putBack(version)} />
        ))}
      </ol>
    </Dialog>
  );
}

function VersionItem({ version, onUse }: { version: PageVersion; onUse: () => Promise<unknown> }) {
  const words = messages.pageEditing.versions;
  const { at, page } = version;
  const [isPending, setIsPending] = useState(false);
  const when = formatMoment(new Date(at), 'MMM d, yyyy');
  const use = () => {
    setIsPending(true);
    void onUse().finally(() => setIsPending(false));
  };
  return (
    <li className="grid gap-2 border-t border-rule pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="grid">
          <strong className="wrap-anywhere">{page.title}</strong>
          <time dateTime={at} className="text-sm text-ink-2">
            {when}
          </time>
        </p>
        <Button
          size="small"
          variant="secondary"
          pending={isPending}
          aria-label={words.useOf(when)}
          onClick={use}
        >
          {words.use}
        </Button>
      </div>
      <p className="line-clamp-3 text-sm whitespace-pre-line text-ink-2 wrap-anywhere">
        {blockWords(page.blocks) || words.nothing}
      </p>
    </li>
  );
}
