'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { bringIntoView } from '#components/form/visitor/bring-into-view.ts';
import type { SubscriptionRow } from '#lib/subscribers/schema.ts';
import type { CardPartProps, ShownSubscriber } from './card-parts.ts';
import { ChooseForm } from './choose-form.tsx';
import { ConfirmAsked } from './confirm-asked.tsx';
import { KeptFacts } from './kept-facts.tsx';
import { EndForm, EraseForm } from './leave-forms.tsx';
import { WaitingReminders } from './waiting-reminders.tsx';

interface SubscriberCardProps extends Pick<CardPartProps, 'token' | 'words'> {
  shown: ShownSubscriber;
  /** What has just been done without scripts. */
  notice: string | null;
}

/** What somebody gets by mail, with the ways to confirm, to choose, to leave and to erase it. */
export function SubscriberCard({ shown, token, words, notice: first }: SubscriberCardProps) {
  const [{ row, notice }, setNow] = useState({ row: shown.row, notice: first });
  const [isErased, setIsErased] = useState(false);
  const router = useRouter();
  const onChange = (changed: SubscriptionRow, said: string) => {
    setNow({ row: changed, notice: said });
    // The words about what is kept come from the server.
    router.refresh();
  };
  const part = { row, token, words, options: shown.options, onChange };
  if (isErased) return <Notice>{words.erased}</Notice>;
  const isPending = row.state === 'pending';
  return (
    <div className="grid gap-10">
      {notice && <Notice key={notice}>{notice}</Notice>}
      <ConfirmAsked {...part} />
      {!isPending && <ChooseForm key={JSON.stringify(row)} {...part} />}
      {row.state !== 'left' && <EndForm {...part} />}
      {row.state !== 'left' && <WaitingReminders reminders={shown.reminders} token={token} words={words} />}
      <KeptFacts {...shown} row={row} words={words} />
      <EraseForm token={token} words={words} onErased={() => setIsErased(true)} />
    </div>
  );
}

function Notice({ children }: { children: string }) {
  return (
    <p
      ref={bringIntoView}
      role="status"
      tabIndex={-1}
      className="border-s-4 border-cedar bg-cedar/8 px-5 py-4 text-lg"
    >
      {children}
    </p>
  );
}
