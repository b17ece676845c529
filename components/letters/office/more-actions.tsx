'use client';

import { openStaffDialog, type StaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { usePress } from '#components/form/use-press.ts';
import { ActionMenu, type MenuEntry } from '#components/ui/action-menu.tsx';
import { CalendarClock, EyeOff, MailCheck, Trash2 } from '#components/ui/icons/generated/icons.ts';
import type { Icon } from '#components/ui/icons/icon.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { messages } from '#lib/language/messages.ts';
import { skipLetterAction } from '#lib/letters/actions.ts';
import type { LetterRow } from '#lib/letters/schema.ts';
import { DeleteLetterDialog } from './delete-letter-dialog.tsx';
import { LaterDialog } from './later-dialog.tsx';
import { TestDialog } from './test-dialog.tsx';

interface MoreActionsProps {
  letter: LetterRow;
  /** Whether something is typed that is not saved. */
  isDirty: boolean;
  onChanged: () => Promise<unknown>;
}

/** What is done less often than sending. What is not saved is neither planned nor tried. */
export function MoreActions({ letter, isDirty, onChanged }: MoreActionsProps) {
  const { id, state, updated_at } = letter;
  const { send, later, test, skip, remove } = messages.letterEditing;
  const { press } = usePress(
    skipLetterAction,
    async () => {
      toast('success', skip.done);
      await onChanged();
    },
    skip.failed,
  );
  return (
    <ActionMenu
      label={send.more}
      side="top"
      items={[
        !isDirty &&
          state !== 'ready' &&
          opening(later.open, CalendarClock, (dialog) => (
            <LaterDialog {...dialog} {...{ letter, onChanged }} />
          )),
        !isDirty && opening(test.open, MailCheck, (dialog) => <TestDialog {...dialog} id={id} />),
        state !== 'skipped' && {
          label: skip.open,
          icon: EyeOff,
          onSelect: () => press({ id, if_match: updated_at ?? '' }),
        },
        {
          ...opening(remove.open, Trash2, (dialog) => <DeleteLetterDialog {...dialog} letter={letter} />),
          isDanger: true,
        },
      ]}
    />
  );
}

/** An entry that opens a dialog. */
function opening(label: string, icon: Icon, draw: StaffDialog['draw']): MenuEntry {
  return { label, icon, onSelect: () => openStaffDialog(`letter ${label}`, draw) };
}
