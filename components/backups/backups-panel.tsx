'use client';

import { DataPanel } from '#components/church-data/data-panel.tsx';
import { backupMessages } from '#lib/backups/messages.ts';

/** The backups there are, and the way to make one now. */
export function BackupsPanel() {
  return <DataPanel id="backups" title={backupMessages.title} lead={backupMessages.lead} />;
}
