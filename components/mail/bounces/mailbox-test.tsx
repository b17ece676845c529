'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Note } from '#components/ui/text/note.tsx';
import { Problem } from '#components/ui/text/problem.tsx';
import { Refusal } from '#components/ui/text/refusal.tsx';
import { formatMoment } from '#lib/core/dates/moment-words.ts';
import { messages } from '#lib/language/messages.ts';
import type { BounceState } from '#lib/mail/bounces/schema.ts';
import { testBounceMailboxAction } from '#lib/mail/leaving/actions.ts';

type Outcome = { count: number } | { failed: string };

/** Opens the mailbox that is saved, and says how it went: now, and at the last reading. */
export function MailboxTest({ state }: { state: BounceState }) {
  const words = messages.mailSettings.bounces;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isPending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    const result = await testBounceMailboxAction({});
    setOutcome(result.ok ? result.data : { failed: result.error.message });
    setPending(false);
  };
  return (
    <div className="grid gap-3">
      <p className="measure text-sm wrap-anywhere">
        {state.return_path ? words.eachMail(state.return_path) : words.byMessageId}
      </p>
      {state.read_at && !state.last_error && (
        <p className="text-sm text-ink-2">
          {words.readAt(formatMoment(new Date(state.read_at), 'EEEE, MMMM d'))}
        </p>
      )}
      {state.last_error && !outcome && <Problem>{words.problem(state.last_error)}</Problem>}
      {outcome && 'failed' in outcome && <Refusal>{words.testFailed(outcome.failed)}</Refusal>}
      {outcome && 'count' in outcome && <Note role="status">{words.opened(outcome.count)}</Note>}
      <Button variant="secondary" pending={isPending} className="justify-self-start" onClick={run}>
        {words.test}
      </Button>
    </div>
  );
}
