'use client';

import useSWR from 'swr';
import { Button } from '#components/ui/button.tsx';
import { CircleAlert, CircleCheck, CircleDashed } from '#components/ui/icons/generated/icons.ts';
import { Loading } from '#components/ui/progress/loading.tsx';
import { Problem } from '#components/ui/text/problem.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { messages } from '#lib/language/messages.ts';
import { checkPodcastAction } from '#lib/podcast/actions.ts';
import type { Check } from '#lib/podcast/schema.ts';

/** What a directory finds that asks the feed: each point in order, or with what is to be done. */
export function PodcastChecks({ version }: { version: string }) {
  const words = messages.podcast.checks;
  const { data, error, isValidating, mutate } = useSWR<Check[], Error>(
    ['podcast checks', version],
    askChecks,
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  );
  return (
    <TitledCard id="checks" title={words.title} lead={words.lead}>
      {error && <Problem>{words.failed(error.message)}</Problem>}
      {!data && !error && <Loading role="status">{words.asking}</Loading>}
      {data && (
        <ul className="podcast-checks" aria-live="polite">
          {data.map((check) => (
            <CheckItem key={check.name} check={check} />
          ))}
        </ul>
      )}
      {(data || error) && (
        <Button size="small" variant="secondary" pending={isValidating} onClick={() => void mutate()}>
          {words.again}
        </Button>
      )}
    </TitledCard>
  );
}

function CheckItem({ check: { name, isPassed, words } }: { check: Check }) {
  const state = isPassed === null ? 'waits' : isPassed ? 'passed' : 'open';
  const Icon = { passed: CircleCheck, open: CircleAlert, waits: CircleDashed }[state];
  return (
    <li className="podcast-check" data-state={state}>
      <Icon aria-hidden size={22} strokeWidth={1.75} />
      <div className="min-w-0 wrap-anywhere">
        <p>
          <strong className="font-semibold">{messages.podcast.checks.names[name]}</strong>{' '}
          <span className="sr-only">{messages.podcast.checks[state]}</span>
        </p>
        <p className="text-sm text-ink-2">{words}</p>
      </div>
    </li>
  );
}

async function askChecks(): Promise<Check[]> {
  const answer = await checkPodcastAction({});
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.data;
}
