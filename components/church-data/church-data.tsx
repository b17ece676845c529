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
  const [hasSubscribers, setHasSubscribers] = useState(false);
  const { title, lead, download, downloadFailed, ...words } = messages.export;
  return (
    <TitledCard id="export" title={title} lead={lead}>
      <Include label={words.prayer} warning={words.warning} isOn={hasPrayer} onChange={setHasPrayer} />
      <Include
        label={words.subscribers}
        warning={words.subscribersWarning}
        isOn={hasSubscribers}
        onChange={setHasSubscribers}
      />
      <Button
        className="mt-4"
        onClick={() =>
          void downloadFile(unlinkedPaths.exportOf({ hasPrayer, hasSubscribers }), downloadFailed)
        }
      >
        <Labelled icon={<Download aria-hidden size={17} />}>{download}</Labelled>
      </Button>
    </TitledCard>
  );
}

interface IncludeProps {
  label: string;
  /** What the file holds then. */
  warning: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Something private that the export holds on request alone. */
function Include({ label, warning, isOn, onChange }: IncludeProps) {
  const warningId = useId();
  return (
    <>
      <label className="flex min-h-12 cursor-pointer items-center gap-3.5 py-1.5">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={warningId}
          className="size-5 shrink-0 accent-accent"
        />
        <span className="font-semibold">{label}</span>
      </label>
      <p id={warningId} role="status" className="measure text-sm font-semibold text-paintbrush">
        {isOn && warning}
      </p>
    </>
  );
}
