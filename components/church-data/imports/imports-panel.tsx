'use client';

import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { churchClock, churchLanguage } from '#lib/core/church/locale.ts';
import { unbrokenTimes } from '#lib/core/dates/unbroken-times.ts';
import { languageFacts } from '#lib/core/language/languages.ts';
import type { ImportRun } from '#lib/imports/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { ImportActions } from './import-actions.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportReport } from './import-report.tsx';
import { useImports } from './use-imports.ts';

/** The import form, and every import so far. */
export function ImportsPanel() {
  const { imports, total, showMore, sources, problem, reload } = useImports();
  return (
    <TitledCard id="imports" title={messages.importPanel.title} lead={messages.importPanel.lead}>
      {problem && (
        <RetryNotice className="mb-5" onRetry={reload}>
          {messages.importPanel.loadFailed(problem)}
        </RetryNotice>
      )}
      {sources && <ImportForm sources={sources} onBegun={reload} />}
      {imports ? (
        <ImportList imports={imports} total={total} showMore={showMore} reload={reload} />
      ) : (
        !problem && <p className="text-ink-2">{messages.importPanel.loading}</p>
      )}
    </TitledCard>
  );
}

interface ImportListProps {
  imports: readonly ImportRun[];
  total: number;
  showMore: () => void;
  reload: () => Promise<unknown>;
}

function ImportList({ imports, total, showMore, reload }: ImportListProps) {
  if (imports.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 text-base">{messages.importPanel.earlier}</h3>
      <ul aria-label={messages.importPanel.earlier} className="mt-2 border-t border-rule">
        {imports.map((run, place) => (
          <li key={run.id} className="grid gap-3 border-b border-rule py-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{messages.importPanel.from(run.name)}</span>
              <Badge tone={tones[run.state]}>{messages.imports.states[run.state]}</Badge>
              <span className="text-sm text-ink-2">{unbrokenTimes(momentOf(run.created_at))}</span>
            </p>
            <ImportReport run={run} isOpen={place === 0 || run.state === 'failed'} />
            <ImportActions run={run} reload={reload} />
          </li>
        ))}
      </ul>
      {total > imports.length && (
        <div className="mt-4">
          <Button size="small" variant="secondary" onClick={showMore}>
            {messages.importPanel.more}
          </Button>
        </div>
      )}
    </>
  );
}

const tones = {
  running: 'bluebonnet',
  ready: 'sunflower',
  done: 'cedar',
  failed: 'paintbrush',
  undone: 'quiet',
} as const;

function momentOf(instant: string): string {
  return new Date(instant).toLocaleString(languageFacts[churchLanguage()].locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: churchClock() === '12' ? 'h12' : 'h23',
  });
}
