'use client';

import { Button } from '#components/ui/button.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { type ChurchGroup, churchGroups } from '#lib/church/groups.ts';
import { churchMessages } from '#lib/church/messages.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { ChurchGroupSection } from './church-group-section.tsx';
import { groupFields } from './group-fields.tsx';
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
          <Groups church={church} onSaved={reload} />
        ) : (
          <Opening problem={problem} onRetry={reload} />
        )}
      </div>
    </>
  );
}

const shown = (Object.keys(churchGroups) as ChurchGroup[]).filter((group) => groupFields[group]);

function Groups({ church, onSaved }: { church: Church; onSaved: () => void }) {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-12 lg:items-start">
      <nav aria-label="Groups" className="lg:sticky lg:top-28 lg:col-span-3">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 lg:grid">
          {shown.map((group) => (
            <li key={group}>
              <a href={`#${group}`} className="text-link inline-flex min-h-11 items-center">
                {churchGroups[group].title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-8 lg:col-span-9">
        {shown.map((group) => (
          <ChurchGroupSection key={group} group={group} church={church} onSaved={onSaved} />
        ))}
      </div>
    </div>
  );
}

function Opening({ problem, onRetry }: { problem: string | undefined; onRetry: () => unknown }) {
  if (!problem) {
    return (
      <p role="status" className="flex items-center gap-3 text-ink-2">
        <Spinner /> {churchMessages.loading}
      </p>
    );
  }
  return (
    <p role="alert" className="flex flex-wrap items-center gap-4 font-semibold text-paintbrush">
      {churchMessages.loadFailed}: {problem}
      <Button size="small" variant="secondary" onClick={() => onRetry()}>
        Try again
      </Button>
    </p>
  );
}
