'use client';

import { useState } from 'react';
import { usePress } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { callApi } from '#lib/core/browser/api-client.ts';
import { messages } from '#lib/language/messages.ts';
import { takeAddressAction } from '#lib/site-address/actions.ts';
import type { SiteAddress } from '#lib/site-address/schema.ts';
import { RecordCard } from './record-card.tsx';
import { useRepeated } from './use-repeated.ts';

interface MoveInProps {
  /** The first answer. */
  first: SiteAddress;
  typed: { host: string; ipv4: string | null };
  onTaken: () => Promise<unknown>;
}

const everyMilliseconds = 10_000;

/** The lines for a name, asked again by themselves, and the button that moves the site there. */
export function MoveIn({ first, typed, onTaken }: MoveInProps) {
  const words = messages.siteAddress;
  const { host_shown, host, records, is_unanswered } = useAskedAgain(first, typed);
  const { isPending, press } = usePress(takeAddressAction, onTaken);
  const isReady = records.every(({ found }) => found === 'yes');
  const main = records[0]?.name ?? host ?? '';
  return (
    <section aria-labelledby="address-lines" className="grid gap-5">
      <h3 id="address-lines" className="text-lg">
        {words.lines}
      </h3>
      <p className="measure text-sm text-ink-2 wrap-anywhere">{words.linesLead(host_shown ?? main)}</p>
      <ul className="address-records">
        {records.map((record) => (
          <RecordCard key={`${record.type} ${record.name}`} record={record} main={main} />
        ))}
      </ul>
      <p role="status" className="measure text-sm text-ink-2">
        {is_unanswered ? words.unanswered : isReady ? words.moveInHelp(`https://${host}`) : words.again}
      </p>
      <Button
        disabled={!isReady}
        pending={isPending}
        className="justify-self-start"
        onClick={() => press(typed)}
      >
        {words.moveIn}
      </Button>
      {!isReady && <p className="text-sm text-ink-2">{words.moveInNot}</p>}
    </section>
  );
}

/** Asks where the name leads again and again. A failure keeps the last answer. */
function useAskedAgain(first: SiteAddress, body: MoveInProps['typed']): SiteAddress {
  const [latest, setLatest] = useState<{ first: SiteAddress; answer: SiteAddress }>({ first, answer: first });
  useRepeated(async () => {
    const asked = await callApi<SiteAddress>('/api/address', { method: 'POST', body });
    if (asked.ok) setLatest({ first, answer: asked.data });
  }, everyMilliseconds);
  return latest.first === first ? latest.answer : first;
}
