'use client';

import { useEffect } from 'react';
import { Button } from '#components/ui/button.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { type ChurchGroup, churchGroups } from '#lib/church/groups.ts';
import { churchMessages } from '#lib/church/messages.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { ChurchGroupSection } from './church-group-section.tsx';
import { otherSettings } from './other-settings.tsx';
import { UnreadableFacts } from './unreadable-facts.tsx';
import { useChurch } from './use-church.ts';

/** Church Settings: every group of facts with a button of its own. */
export function ChurchSettings() {
  const { church, problem, reload } = useChurch();
  return (
    <>
      <PageHeading title={churchMessages.title}>
        <p>{churchMessages.lead}</p>
      </PageHeading>
      <div className="wrap pb-24">
        {church ? (
          <>
            <UnreadableFacts church={church} />
            <Groups church={church} onSaved={reload} />
          </>
        ) : (
          <Opening problem={problem} onRetry={reload} />
        )}
      </div>
    </>
  );
}

const groups = Object.keys(churchGroups) as ChurchGroup[];
const entries = [...groups.map((id) => ({ id, title: churchGroups[id].title })), ...otherSettings];

function Groups({ church, onSaved }: { church: Church; onSaved: () => void }) {
  // The browser looked for it before it was here.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-12 lg:items-start">
      <nav aria-label="Groups" className="lg:sticky lg:top-28 lg:col-span-3">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 lg:grid">
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-8 lg:col-span-9">
        {groups.map((group) => (
          <ChurchGroupSection key={group} group={group} church={church} onSaved={onSaved} />
        ))}
        {otherSettings.map(({ id, title, lead, Content }) => (
          <TitledCard key={id} id={id} title={title}>
            <p className="measure mt-2 mb-6 text-sm text-ink-2">{lead}</p>
            <Content />
          </TitledCard>
        ))}
      </div>
    </div>
  );
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
