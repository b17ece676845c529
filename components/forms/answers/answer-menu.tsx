'use client';

import { ActionMenu, type MenuEntry } from '#components/ui/action-menu.tsx';
import { Ban, Check, Clock, ShieldX, Trash2 } from '#components/ui/icons/generated/icons.ts';
import { type AnswerState, hasSeats } from '#lib/forms/kinds.ts';
import { messages } from '#lib/language/messages.ts';
import { type AnswerMenuProps, useAnswerActions } from './use-answer-actions.tsx';

/** What can be done with an answer. What cannot be undone asks first. */
export function AnswerMenu(props: AnswerMenuProps) {
  const { form, row, name } = props;
  const actions = useAnswerActions(props);
  const text = messages.answerList;
  const become = (state: AnswerState): MenuEntry | false =>
    row.state !== state && {
      label: text.changes[state],
      icon: icons[state],
      onSelect: () => void actions.become(state),
    };
  const states: AnswerState[] = hasSeats(form)
    ? ['confirmed', 'waiting', 'cancelled', 'spam']
    : ['received', 'cancelled', 'spam'];
  const danger = { icon: Trash2, isDanger: true };
  return (
    <ActionMenu
      label={text.manage(name)}
      items={[
        ...states.map(become),
        { label: text.delete, ...danger, onSelect: actions.remove },
        { label: text.deleteLike, ...danger, onSelect: actions.removeLike },
      ]}
    />
  );
}

const icons: Record<AnswerState, MenuEntry['icon']> = {
  confirmed: Check,
  received: Check,
  waiting: Clock,
  cancelled: Ban,
  spam: ShieldX,
};
