'use client';

import { StaffRoom } from '#components/admin-mode/staff-room.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { messages } from '#lib/language/messages.ts';
import { ArrangePanel } from './arranging/arrange-panel.tsx';
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
