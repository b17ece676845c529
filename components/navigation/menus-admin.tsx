'use client';

import { useState } from 'react';
import { EditDialog } from '#components/admin-mode/edit-dialog.tsx';
import { StaffRoom } from '#components/admin-mode/staff-room.tsx';
import { Button } from '#components/ui/button.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { messages } from '#lib/language/messages.ts';
import { findLayoutAction } from '#lib/navigation/actions.ts';
import { type ArrangedPage, arrangedPages } from '#lib/navigation/layouts/sections.ts';
import { ArrangeForm } from './arranging/arrange-form.tsx';
import { MenusPanel } from './menus/menus-panel.tsx';
import { ProposedMenus } from './menus/proposed-menus.tsx';

/** The staff page of the menus, of pages that are switched off, and of the order of sections. */
export function MenusAdmin() {
  const { title } = messages.staffPages.menus;
  const { lead, arrangeTitle, arrangeLead } = messages.navigationView;
  return (
    <StaffRoom room="menus" lead={lead} className="grid gap-8" isPrivate>
      <TitledCard id="menus" title={title}>
        <div className="mt-6">
          <ProposedMenus />
          <MenusPanel />
        </div>
      </TitledCard>
      <TitledCard id="arrange" title={arrangeTitle} lead={arrangeLead}>
        <ArrangePanel />
      </TitledCard>
    </StaffRoom>
  );
}

/** The four built-in pages whose sections can be arranged, each with its dialog. */
function ArrangePanel() {
  const [page, setPage] = useState<ArrangedPage>('home');
  const [isOpen, setIsOpen] = useState(false);
  const { arrange, loading, layoutFailed } = messages.navigationView;
  const close = () => setIsOpen(false);
  const open = (name: ArrangedPage) => {
    setPage(name);
    setIsOpen(true);
  };
  return (
    <>
      <ul className="flex flex-wrap gap-3">
        {arrangedPages.map((name) => (
          <li key={name}>
            <Button variant="secondary" size="small" onClick={() => open(name)}>
              {arrange(messages.layoutLog.pages[name])}
            </Button>
          </li>
        ))}
      </ul>
      <EditDialog
        key={page}
        isOpen={isOpen}
        onClose={close}
        title={arrange(messages.layoutLog.pages[page])}
        opening={loading}
        read={() => findLayoutAction({ name: page })}
        failureText={layoutFailed}
      >
        {(layout) => <ArrangeForm page={page} layout={layout} onClose={close} />}
      </EditDialog>
    </>
  );
}
