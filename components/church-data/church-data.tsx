'use client';

import { PageHeading } from '#components/ui/page-heading.tsx';
import { BackupsPanel } from './backups/backups-panel.tsx';
import { ExportPanel } from './export-panel.tsx';
import { ImportsPanel } from './imports/imports-panel.tsx';
import { RedirectsPanel } from './redirects/redirects-panel.tsx';

/** What goes out of the site as a whole and comes into it, a panel for each way. */
export function ChurchData() {
  return (
    <>
      <PageHeading title="Your Data">
        <p>Everything on this site is yours: to keep safe, to take along, and to bring from where it is.</p>
      </PageHeading>
      <div className="wrap grid gap-8 pb-24">
        <BackupsPanel />
        <ImportsPanel />
        <RedirectsPanel />
        <ExportPanel />
      </div>
    </>
  );
}
