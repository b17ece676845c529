'use client';

import { useState } from 'react';
import { useOwnSession } from '#components/account/own-session.ts';
import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { usePress } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { callApi } from '#lib/core/browser/api-client.ts';
import { messages } from '#lib/language/messages.ts';
import { updateSharedAccessAction } from '#lib/staff/actions.ts';
import type { SharedAccess } from '#lib/staff/schema.ts';
import { StepNotice } from './step-notice.tsx';

const read = (path: string) => readPrivate((asked: string) => callApi<SharedAccess>(asked), path);

/** Asks the first owner, after a claim, whether the shared password of the first start stays. */
export function KeepShared() {
  const { data } = usePrivateRead('/api/shared-access', 'staff', read);
  const [answer, setAnswer] = useState<SharedAccess | null>(null);
  const isPerson = useOwnSession()?.id != null;
  const { keepTitle, keepLead, keep, turnOff, kept, turnedOff, keepFailed } = messages.claim;
  const { isPending, press } = usePress(updateSharedAccessAction, setAnswer, keepFailed);
  if (answer) return <StepNotice text={answer.enabled ? kept : turnedOff} />;
  if (!data?.is_asked || !isPerson) return null;
  return (
    <section
      aria-labelledby="keep-shared"
      className="grid max-w-2xl gap-5 rounded-card border border-rule p-6"
    >
      <div>
        <h2 id="keep-shared" className="text-2xl">
          {keepTitle}
        </h2>
        <p className="mt-2 text-ink-2">{keepLead}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" pending={isPending} onClick={() => press({ enabled: false })}>
          {turnOff}
        </Button>
        <Button variant="secondary" pending={isPending} onClick={() => press({ enabled: true })}>
          {keep}
        </Button>
      </div>
    </section>
  );
}
