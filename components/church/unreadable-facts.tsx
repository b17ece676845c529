'use client';

import useSWR from 'swr';
import { listUnreadableFactsAction } from '#lib/church/actions.ts';
import { churchMessages } from '#lib/church/messages.ts';
import type { Church } from '#lib/core/church/church-row.ts';

/** Says to staff which facts cannot be read, if any, as the church's row is now. */
export function UnreadableFacts({ church: { updated_at } }: { church: Church }) {
  const { data: facts = [] } = useSWR(['unreadable facts', updated_at], readFacts, {
    keepPreviousData: true,
  });
  if (facts.length === 0) return null;
  return (
    <p role="alert" className="measure mb-8 font-semibold text-paintbrush">
      {churchMessages.unreadable(facts)}
    </p>
  );
}

async function readFacts(): Promise<string[]> {
  const answer = await listUnreadableFactsAction({});
  return answer.ok ? answer.data : [];
}
