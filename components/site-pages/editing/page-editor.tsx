'use client';

import { useState } from 'react';
import { AdminOnly } from '#components/admin-mode/admin-only.tsx';
import { EditControl } from '#components/editing/edit-control.tsx';
import { Pencil, Plus } from '#components/ui/icons/generated/icons.ts';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { messages } from '#lib/language/messages.ts';
import type { BlockKind } from '#lib/site-pages/blocks/block.ts';
import type { PageKind, SitePageRow } from '#lib/site-pages/schema.ts';
import { blockAt, type Standing } from '#lib/site-pages/staff/edited-blocks.ts';
import { BlockDialog } from '../block-form/block-dialog.tsx';
import { type FormPlace, indexOfForm } from '../block-form/form-place.ts';
import { readKeptTexts } from '../block-form/kept-text.ts';
import { AddBlockDialog } from './add-block-dialog.tsx';
import { type BlockTool, BlockTools } from './block-tools.tsx';
import { DrawnPage } from './drawn-page.tsx';
import { EditorBar } from './editor-bar.tsx';
import { type EditorDialog, EditorDialogs } from './editor-dialogs.tsx';
import { type BlockChanges, nameOf, useBlockChanges } from './use-block-changes.ts';
import { type EditedPage, useEditedPage } from './use-edited-page.ts';

/** The staff page that edits one page of the church's own, where it will stand. `page` is its id. */
export function PageEditor({ page: id = '' }: { page?: string | undefined }) {
  const { edited, problem, reload } = useEditedPage(id);
  if (edited) return <OpenedPage key={id} edited={edited} />;
  return (
    <>
      <PageHeading title={messages.staffPages.pages.title} />
      <div className="wrap pb-24">
        {problem ? (
          <RetryNotice onRetry={reload}>{`${messages.pageEditing.loadFailed}: ${problem}`}</RetryNotice>
        ) : (
          <Loading>{messages.staffPages.pages.loading}</Loading>
        )}
      </div>
    </>
  );
}

/** What is open over the page: the form of a block, or the choice of a new one's kind. */
type Opened = FormPlace | { choosesAfter: Standing | null } | null;

function OpenedPage({ edited }: { edited: EditedPage }) {
  const { page, html } = edited.drawn;
  const [opened, setOpened] = useState<Opened>(() => keptPlace(page.id));
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
  const changes = useBlockChanges(edited);
  const toolsAt = (place: number) => {
    const block = blockAt(place, page.blocks, edited.page.blocks);
    return block && <StandingTools standing={{ block, place }} {...{ page, changes, setOpened }} />;
  };
  return (
    <div>
      <AdminOnly>
        <DrawnPage
          html={html}
          first={
            <TopTools
              kind={page.kind}
              isEmpty={page.blocks.length === 0}
              onAdd={() => setOpened({ choosesAfter: null })}
              onSettings={() => setDialog('settings')}
            />
          }
          toolsAt={toolsAt}
          onDrawn={changes.keepFocus}
        />
        <p role="status" className="sr-only">
          {changes.said}
        </p>
        <EditorBar edited={edited} open={setDialog} />
      </AdminOnly>
      <EditorDialogs
        edited={edited}
        open={dialog}
        onClose={() => setDialog(null)}
        onEdit={(standing) => {
          setDialog(null);
          setOpened({ edits: standing });
        }}
      />
      {opened && <OverPage {...{ opened, setOpened, edited, changes }} />}
    </div>
  );
}

interface StandingToolsProps {
  standing: Standing;
  page: SitePageRow;
  changes: BlockChanges;
  setOpened: (opened: Opened) => void;
}

function StandingTools({ standing, page, changes, setOpened }: StandingToolsProps) {
  const use = (tool: BlockTool) => {
    if (tool === 'edit') setOpened({ edits: standing });
    else if (tool === 'add') setOpened({ choosesAfter: standing });
    else changes.move(standing, tool === 'up' ? -1 : 1);
  };
  return (
    <BlockTools
      name={nameOf(standing)}
      place={standing.place}
      count={page.blocks.length}
      onUse={use}
      onDuplicate={() => changes.duplicate(standing)}
      onRemove={() => changes.remove(standing)}
    />
  );
}

interface OverPageProps {
  opened: NonNullable<Opened>;
  setOpened: (opened: Opened) => void;
  edited: EditedPage;
  changes: BlockChanges;
}

function OverPage({ opened, setOpened, edited, changes }: OverPageProps) {
  const close = () => setOpened(null);
  if ('choosesAfter' in opened) {
    const after = opened.choosesAfter;
    const add = (kind: BlockKind) => setOpened(changes.addFilled(kind, after) ? null : { adds: kind, after });
    return <AddBlockDialog onChoose={add} onClose={close} />;
  }
  const leave = () => {
    close();
    changes.returnTo(indexOfForm(opened));
  };
  return <BlockDialog edited={edited} place={opened} onClose={leave} />;
}

interface TopToolsProps {
  kind: PageKind;
  isEmpty: boolean;
  onAdd: () => void;
  onSettings: () => void;
}

/** The tools below the title: its settings, and a block before the first. */
function TopTools({ kind, isEmpty, onAdd, onSettings }: TopToolsProps) {
  const { noParts, tools, settings } = messages.pageEditing;
  return (
    <div className={`wrap grid gap-4 ${isEmpty ? 'pb-24' : 'pb-10'}`}>
      {isEmpty && <p className="text-lg text-ink-2">{noParts}</p>}
      <div className="flex flex-wrap gap-3">
        <EditControl icon={Pencil} onClick={onSettings}>
          {settings.open[kind]}
        </EditControl>
        <EditControl icon={Plus} size={18} onClick={onAdd}>
          {isEmpty ? tools.add : tools.addFirst}
        </EditControl>
      </div>
    </div>
  );
}

/** A form that was open when the browser was closed opens again. */
function keptPlace(page: string): FormPlace | null {
  return readKeptTexts(page).find(({ isOpen }) => isOpen)?.place ?? null;
}
