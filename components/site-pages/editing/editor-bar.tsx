'use client';

import { StaffBar } from '#components/admin-mode/staff-bar.tsx';
import { carryOut } from '#components/form/use-press.ts';
import { ActionMenu, type MenuEntry } from '#components/ui/action-menu.tsx';
import { Button } from '#components/ui/button.tsx';
import {
  Eye,
  History,
  Link2,
  ListOrdered,
  Settings2,
  Trash2,
  Undo2,
} from '#components/ui/icons/generated/icons.ts';
import type { Icon } from '#components/ui/icons/icon.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { discardPageDraftAction, updatePageAction } from '#lib/site-pages/actions.ts';
import { PageBadges } from '../list/page-badges.tsx';
import { standingWords } from '../list/standing-words.ts';
import { contentPatch } from './content-patch.ts';
import type { EditorDialog } from './editor-dialogs.tsx';
import type { EditedPage } from './use-edited-page.ts';

interface EditorBarProps {
  edited: EditedPage;
  open: (dialog: EditorDialog) => void;
}

/** The bar below the page: its state, what is not public yet, and what can be done with it. */
export function EditorBar({ edited, open }: EditorBarProps) {
  const { page, isSaving, problem } = edited;
  const { state, has_draft, publish_at } = page;
  const words = messages.pageEditing;
  const isPublic = state === 'published';
  const isPending = has_draft || publish_at !== null;
  return (
    <StaffBar>
      <div className="wrap flex flex-wrap items-center justify-end gap-x-4 gap-y-2 py-2.5">
        <div className="me-auto grid gap-0.5">
          <PageLink
            href={unlinkedPaths.sitePages}
            className="text-link inline-flex min-h-11 items-center text-sm"
          >
            {words.allPages}
          </PageLink>
          <PageBadges page={page} />
          <p role="status" className="text-sm text-ink-2">
            {isSaving
              ? messages.ordering.saving
              : [...standingWords(page), problem].filter(Boolean).join(' · ')}
          </p>
        </div>
        {isPublic && isPending && (
          <Button size="small" variant="secondary" onClick={() => void discard(edited)}>
            {words.discard.open}
          </Button>
        )}
        {(!isPublic || isPending) && (
          <Button size="small" onClick={() => open('publish')}>
            {isPublic ? words.publish.openChanges : words.publish.open}
          </Button>
        )}
        <ActionMenu label={messages.ui.more} side="top" items={moreOf(edited, open)} />
      </div>
    </StaffBar>
  );
}

function moreOf({ page }: EditedPage, open: (name: EditorDialog) => void): (MenuEntry | false)[] {
  const { settings, order, share, versions, unpublish, remove, seePage } = messages.pageEditing;
  return [
    { label: settings.open[page.kind], icon: Settings2, onSelect: () => open('settings') },
    page.blocks.length > 1 && { label: order, icon: ListOrdered, onSelect: () => open('order') },
    { label: share.open, icon: Link2, onSelect: () => open('share') },
    { label: versions.open, icon: History, onSelect: () => open('versions') },
    page.state === 'published' && { label: seePage, icon: Eye, onSelect: () => location.assign(page.path) },
    (page.state === 'published' || page.state === 'scheduled') && {
      label: unpublish.open,
      icon: Back,
      onSelect: () => open('unpublish'),
    },
    { label: remove.open[page.kind], icon: Trash2, isDanger: true, onSelect: () => open('remove') },
  ];
}

const Back: Icon = (props) => <Undo2 {...props} className="mirrored" />;

/** Throws the draft away at once: the toast brings it back. */
async function discard({ page, takeUp }: EditedPage): Promise<void> {
  const { done, failed } = messages.pageEditing.discard;
  const { id, updated_at } = page;
  const discarded = await carryOut(discardPageDraftAction, { id, if_match: updated_at }, { failed });
  if (!discarded) return;
  takeUp(discarded.data);
  const bringBack = async () => {
    const input = { ...contentPatch(page), id, if_match: discarded.data.updated_at };
    const back = await carryOut(updatePageAction, input, { done: messages.pageEditing.undone, failed });
    if (back) takeUp(back.data);
  };
  toast('success', done, { action: { label: messages.ui.undo, run: () => void bringBack() } });
}
