'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import useSWR from 'swr';
import { useLiveRead } from '#components/live-updates/use-live-read.ts';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Opening } from '#components/ui/text/opening.tsx';
import { listUnreadableFactsAction } from '#lib/church/actions.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { messages } from '#lib/language/messages.ts';
import { SettingsGroups } from './settings-groups.tsx';
import { isSettingsGroup, type SettingsGroup } from './settings-list.tsx';

interface ChurchSettingsProps {
  group?: string | undefined;
}

/** Church Settings: the list of groups, and the one in the address. */
export function ChurchSettings({ group = '' }: ChurchSettingsProps) {
  const { data: church, problem, mutate } = useLiveRead<Church>('/api/church', 'church');
  const reload = () => mutate();
  const current: SettingsGroup | null = isSettingsGroup(group) ? group : null;
  useGroupOfFragment();
  return (
    <>
      <PageHeading title={messages.staffPages.settings.title}>
        {!current && <p>{messages.church.lead}</p>}
      </PageHeading>
      <div className="wrap pb-24">
        {church ? (
          <>
            <UnreadableFacts church={church} />
            <SettingsGroups church={church} current={current} onSaved={reload} />
          </>
        ) : (
          <Opening
            waiting={messages.staffPages.settings.loading}
            failed={messages.church.loadFailed}
            problem={problem}
            onRetry={reload}
          />
        )}
      </div>
    </>
  );
}

/** Redirects an address with a group as its fragment to that group. */
function useGroupOfFragment(): void {
  const router = useRouter();
  useEffect(() => {
    const follow = () => {
      const group = window.location.hash.slice(1);
      if (isSettingsGroup(group)) router.replace(paths.churchSettingsOf(group));
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [router]);
}

function UnreadableFacts({ church: { updated_at } }: { church: Church }) {
  const { data: facts = [] } = useSWR(['unreadable facts', updated_at], readFacts, {
    keepPreviousData: true,
  });
  if (facts.length === 0) return null;
  return (
    <p role="alert" className="measure mb-8 font-semibold text-paintbrush">
      {messages.church.unreadable(facts)}
    </p>
  );
}

async function readFacts(): Promise<string[]> {
  const answer = await listUnreadableFactsAction({});
  return answer.ok ? answer.data : [];
}
