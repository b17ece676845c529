'use client';

import { useIsOffered } from '#components/account/own-session.ts';
import { EditDialog, readOfList } from '#components/admin-mode/edit-dialog.tsx';
import { openStaffDialog, type StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { EditControl } from '#components/editing/edit-control.tsx';
import { Pencil } from '#components/ui/icons/generated/icons.ts';
import { messages } from '#lib/language/messages.ts';
import type { Series } from '#lib/sermons/series/schema.ts';
import { SeriesForm } from './series-form.tsx';

/** Opens the form of a series. */
export function SeriesControls({ slug }: { slug: string }) {
  if (!useIsOffered('sermons')) return null;
  const edit = () =>
    openStaffDialog('edit-series', (dialog) => <EditSeriesDialog key={slug} slug={slug} {...dialog} />);
  return (
    <p className="mt-6">
      <EditControl icon={Pencil} onClick={edit}>
        {messages.series.edit}
      </EditControl>
    </p>
  );
}

function EditSeriesDialog({ slug, ...dialog }: StaffDialogProps & { slug: string }) {
  return (
    <EditDialog<Series>
      {...dialog}
      title={messages.series.editTitle}
      description={messages.series.editAbout}
      opening={messages.series.opening}
      read={(signal) => readOfList('/api/series', (each) => each.slug === slug, signal)}
      failureText={(message = messages.series.loadFailed) => message}
    >
      {(series) => <SeriesForm series={series} onClose={dialog.onClose} />}
    </EditDialog>
  );
}
