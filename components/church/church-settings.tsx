'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Button } from '#components/ui/button.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Spinner } from '#components/ui/progress/spinner.tsx';
import { churchMessages } from '#lib/church/messages.ts';
import { paths } from '#lib/core/site/paths.ts';
import { SettingsGroups } from './settings-groups.tsx';
import { isSettingsGroup, type SettingsGroup } from './settings-list.tsx';
import { UnreadableFacts } from './unreadable-facts.tsx';
import { useChurch } from './use-church.ts';

interface ChurchSettingsProps {
  /** The group that the address names, if any. */
  group: string | undefined;
}

/** Church Settings: the list of its groups, and the one that the address names. */
export function ChurchSettings({ group = '' }: ChurchSettingsProps) {
  const { church, problem, reload } = useChurch();
  const current: SettingsGroup | null = isSettingsGroup(group) ? group : null;
  useGroupOfFragment();
  return (
    <>
      <PageHeading title={churchMessages.title}>{!current && <p>{churchMessages.lead}</p>}</PageHeading>
      <div className="wrap pb-24">
        {church ? (
          <>
            <UnreadableFacts church={church} />
            <SettingsGroups church={church} current={current} onSaved={reload} />
          </>
        ) : (
          <Opening problem={problem} onRetry={reload} />
        )}
      </div>
    </>
  );
}

/** Leads an address that names a group behind '#' on to that group. */
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

function Opening({ problem, onRetry }: { problem: string | undefined; onRetry: () => unknown }) {
  if (!problem) {
    return (
      <p role="status" className="flex items-center gap-3 text-ink-2">
        <Spinner /> <span>{churchMessages.loading}</span>
      </p>
    );
  }
  return (
    <p role="alert" className="flex flex-wrap items-center gap-4 font-semibold text-paintbrush">
      <span>{`${churchMessages.loadFailed}: ${problem}`}</span>
      <Button size="small" variant="secondary" onClick={() => onRetry()}>
        Try again
      </Button>
    </p>
  );
}
