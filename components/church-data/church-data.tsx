'use client';

import { useId, useState } from 'react';
import { StaffRoom } from '#components/admin-mode/staff-room.tsx';
import { downloadFile } from '#components/form/download-file.ts';
import { Button } from '#components/ui/button.tsx';
import { Download } from '#components/ui/icons/generated/icons.ts';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { BackupsPanel } from './backups/backups-panel.tsx';
import { ImportsPanel } from './imports/imports-panel.tsx';
import { RedirectsPanel } from './redirects/redirects-panel.tsx';

/** Export, import, backups and redirects, a panel each. */
export function ChurchData() {
  return (
    <StaffRoom room="data" lead={messages.export.pageLead} className="grid gap-8">
      <BackupsPanel />
      <ImportsPanel />
      <RedirectsPanel />
      <ExportPanel />
    </StaffRoom>
  );
}

function ExportPanel() {
  const [hasPrayer, setHasPrayer] = useState(false);
  const warningId = useId();
  const { title, lead, prayer, warning, download, downloadFailed } = messages.export;
  return (
    <TitledCard id="export" title={title} lead={lead}>
      <label className="flex min-h-12 cursor-pointer items-center gap-3.5 py-1.5">
        <input
          type="checkbox"
          checked={hasPrayer}
          onChange={(event) => setHasPrayer(event.target.checked)}
          aria-describedby={warningId}
          className="size-5 shrink-0 accent-accent"
        />
        <span className="font-semibold">{prayer}</span>
      </label>
      <p id={warningId} role="status" className="measure text-sm font-semibold text-paintbrush">
        {hasPrayer && warning}
      </p>
      <Button
        className="mt-4"
        onClick={() => void downloadFile(unlinkedPaths.exportOf({ hasPrayer }), downloadFailed)}
      >
        <Labelled icon={<Download aria-hidden size={17} />}>{download}</Labelled>
      </Button>
    </TitledCard>
  );
}
