'use client';

import { useState } from 'react';
import { carryOut } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { callApi } from '#lib/core/browser/api-client.ts';
import { labelOf } from '#lib/imports/runs/taken/fact-columns.ts';
import type { ImportFact } from '#lib/imports/site/facts.ts';
import { messages } from '#lib/language/messages.ts';

interface FoundFactsProps {
  /** The id of the import. */
  run: string;
  facts: readonly ImportFact[];
}

/** What an old site says about the church, each with the line it was read from. Nothing is ticked at first. */
export function FoundFacts({ run, facts }: FoundFactsProps) {
  const { ticked, tick, take, isPending } = useFacts(run, facts);
  const words = messages.movingIn.facts;
  return (
    <fieldset className="rounded-card border border-rule p-4 sm:p-5">
      <legend className="px-1 text-sm font-semibold">{words.title}</legend>
      <p className="text-sm text-ink-2">{words.lead}</p>
      <ul className="mt-2 grid">
        {facts.map((fact, place) => (
          // Two pages may say the same.
          // biome-ignore lint/suspicious/noArrayIndexKey: facts of a run have no other name
          <li key={place} className="border-b border-rule py-2">
            <label className="flex min-h-11 cursor-pointer items-start gap-3.5 py-1.5">
              <input
                type="checkbox"
                checked={ticked.has(place)}
                onChange={() => tick(place)}
                className="mt-0.5 size-5 shrink-0 accent-accent"
              />
              <span className="grid min-w-0 wrap-anywhere">
                <span className="text-sm text-ink-2">{labelOf(fact.field)}</span>
                <span className="font-semibold">{valueText(fact)}</span>
              </span>
            </label>
            <p className="ps-8.5 text-sm text-ink-2 wrap-anywhere">
              <span>{words.readFrom(fact.words)}</span>{' '}
              <a href={fact.found_at} target="_blank" rel="noopener noreferrer" className="text-link">
                <bdi>{fact.found_at.replace(/^https?:\/\//, '')}</bdi>
              </a>
            </p>
          </li>
        ))}
      </ul>
      <Button size="small" className="mt-4" pending={isPending} onClick={() => void take()}>
        {words.take}
      </Button>
    </fieldset>
  );
}

/** Which facts are ticked, by their places; of those that share a field one alone, but of services. */
function useFacts(run: string, facts: readonly ImportFact[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [isPending, setPending] = useState(false);
  const words = messages.movingIn.facts;
  const tick = (place: number) =>
    setTicked((before) => {
      if (before.has(place)) return new Set([...before].filter((other) => other !== place));
      const field = facts[place]?.field;
      const others = [...before].filter((other) => field === 'services' || facts[other]?.field !== field);
      return new Set([...others, place]);
    });
  const take = async () => {
    if (ticked.size === 0) return toast('info', words.tickFirst);
    setPending(true);
    const chosen = facts.filter((_, place) => ticked.has(place));
    const fields = chosen.map(({ field, value }) => ({ field, value }));
    const send = (body: object) => callApi(`/api/imports/${run}/facts`, { method: 'POST', body });
    const done = () => words.taken(fields.length);
    if (await carryOut(send, { fields }, { done, failureText: words.failed })) setTicked(new Set());
    setPending(false);
  };
  return { ticked, tick, take, isPending };
}

/** Returns a fact's value as people read it; the line that it was read from for one that is no text. */
function valueText({ value, words }: ImportFact): string {
  const parts = [value].flat();
  const isText = parts.every((part) => typeof part === 'string' || typeof part === 'number');
  return isText && parts.length > 0 ? parts.join(', ') : words;
}
