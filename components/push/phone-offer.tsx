'use client';

import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { importLazily } from '#components/ui/lazy/lazy-import.ts';
import type { PhoneWords } from '#lib/push/phone-words.ts';
import { phoneAbility } from './phone-abilities.ts';

interface PhoneOfferProps {
  /** `alerts`, or `event:{id}`. */
  topic: string;
  /** What is sent. */
  lead: string;
  words: PhoneWords;
}

type State = 'hidden' | 'install' | 'offer' | 'busy' | 'on' | 'ended' | 'denied' | 'failed';

/** Offers messages to this phone. Nothing is asked and no code is loaded before a press; where it cannot be, nothing shows. */
export function PhoneOffer({ topic, lead, words }: PhoneOfferProps) {
  const [state, setState] = useState<State>('hidden');
  usePresentState(topic, setState);
  if (state === 'hidden') return null;
  const start = () => void carryOut(setState, 'on', (code) => code.startMessages(topic));
  const end = () => void carryOut(setState, 'ended', (code) => code.endMessages(topic));
  const said = { on: words.isOn, ended: words.ended, denied: words.denied, failed: words.failed };
  return (
    <section aria-labelledby="phone-offer" className="rounded-card border border-rule bg-white p-6 md:p-8">
      <h2 id="phone-offer" className="text-2xl">
        {words.title}
      </h2>
      <p className="measure mt-3 text-ink-2">{state === 'install' ? words.install : lead}</p>
      <p role="status" className="mt-4 font-semibold empty:hidden">
        {state in said && said[state as keyof typeof said]}
      </p>
      {state !== 'install' && (
        <p className="mt-4">
          {state === 'on' ? (
            <Button variant="secondary" onClick={end}>
              {words.end}
            </Button>
          ) : (
            <Button variant="secondary" pending={state === 'busy'} onClick={start}>
              {state === 'busy' ? words.starting : words.start}
            </Button>
          )}
        </p>
      )}
    </section>
  );
}

const loadCode = () => importLazily(() => import('./phone-subscription.ts'));

/** Only a browser that was asked before is looked at: others load nothing. */
function usePresentState(topic: string, setState: (state: State) => void): void {
  useEffect(() => {
    const ability = phoneAbility();
    if (ability === 'cannot') return;
    setState(ability === 'can' ? 'offer' : 'install');
    if (ability !== 'can' || Notification.permission !== 'granted') return;
    loadCode()
      .then((code) => code.hasMessages(topic))
      .then(
        (isOn) => isOn && setState('on'),
        () => undefined,
      );
  }, [topic, setState]);
}

async function carryOut(
  setState: (state: State) => void,
  done: State,
  work: (code: Awaited<ReturnType<typeof loadCode>>) => Promise<void>,
): Promise<void> {
  setState('busy');
  try {
    // Asked within the press: later some browsers refuse.
    const permission = Notification.requestPermission();
    const code = await loadCode();
    if ((await permission) !== 'granted') return setState('denied');
    await work(code);
    setState(done);
  } catch {
    setState('failed');
  }
}
