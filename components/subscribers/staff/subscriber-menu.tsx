'use client';

import { askFirst } from '#components/admin-mode/ask-first.tsx';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { carryOut } from '#components/form/use-press.ts';
import { ActionMenu } from '#components/ui/action-menu.tsx';
import { Pencil, Trash2 } from '#components/ui/icons/generated/icons.ts';
import { messages } from '#lib/language/messages.ts';
import { deleteSubscriberAction } from '#lib/subscribers/staff/actions.ts';
import type { SubscriberNumbers, SubscriberRow } from '#lib/subscribers/staff/schema.ts';
import { ChangePersonDialog } from './change-person-dialog.tsx';

export interface SubscriberMenuProps {
  row: SubscriberRow;
  topics: SubscriberNumbers['topics'];
  onChanged: () => Promise<unknown>;
}

/** What can be done with a person. Who left is not changed. */
export function SubscriberMenu({ row, topics, onChanged }: SubscriberMenuProps) {
  const { id, email, name, state, updated_at: if_match } = row;
  const words = messages.subscriberList;
  const change = () =>
    openStaffDialog('change-subscriber', (dialog) => (
      <ChangePersonDialog key={id} row={row} topics={topics} onSaved={onChanged} {...dialog} />
    ));
  const remove = async () => {
    await carryOut(
      deleteSubscriberAction,
      { id, if_match },
      { done: words.deleted, failed: words.saveFailed },
    );
    void onChanged();
  };
  const question = {
    title: words.deleteTitle,
    question: words.deleteQuestion(email),
    confirm: words.delete,
  };
  const items = [
    state !== 'left' && { label: words.change, icon: Pencil, onSelect: change },
    {
      label: words.delete,
      icon: Trash2,
      isDanger: true,
      onSelect: () => askFirst('delete-subscriber', question, remove),
    },
  ];
  return <ActionMenu label={words.manage(name ?? email)} items={items} />;
}
