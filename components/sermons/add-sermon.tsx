'use client';

import { useIsOffered } from '#components/account/own-session.ts';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { Button } from '#components/ui/button.tsx';
import { BookPlus } from '#components/ui/icons/generated/icons.ts';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { messages } from '#lib/language/messages.ts';
import { AddSermonDialog } from './add-sermon-dialog.tsx';

/** Opens the 'Add New Sermon' dialog. */
export function AddSermon() {
  if (!useIsOffered('sermons')) return null;
  return (
    <Button onClick={() => openStaffDialog('add-sermon', (dialog) => <AddSermonDialog {...dialog} />)}>
      <Labelled icon={<BookPlus aria-hidden size={19} strokeWidth={1.75} />}>
        {messages.sermonForm.add}
      </Labelled>
    </Button>
  );
}
