'use client';

import { BackupsPanel } from '#components/backups/backups-panel.tsx';
import { ExportPanel } from '#components/export/export-panel.tsx';
import { ImportsPanel } from '#components/imports/imports-panel.tsx';
import { RedirectsPanel } from '#components/redirects/redirects-panel.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';

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
