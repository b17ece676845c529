'use client';

import { useOldSite } from '#components/church-data/imports/use-old-site.ts';
import { Button } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/progress/spinner.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { ImportRun } from '#lib/imports/schema.ts';
import { foundCounts } from '#lib/imports/site/found-counts.ts';
import { messages } from '#lib/language/messages.ts';

/** One line while the old site is read, above the other steps. */
export function OldSiteProgress() {
  const { run } = useOldSite();
  return run?.state === 'running' ? <OldSiteReading run={run} /> : null;
}

/** How far the reading is, and which page it is at. */
export function OldSiteReading({ run: { progress, reading } }: { run: ImportRun }) {
  return (
    <div className="grid max-w-2xl gap-1 text-sm text-ink-2">
      <p className="flex items-center gap-3">
        <Spinner />
        <span>{messages.setupSteps.site.reading(progress.done)}</span>
      </p>
      {reading && (
        <p className="truncate">
          <bdi>{messages.movingIn.nowReading(reading)}</bdi>
        </p>
      )}
    </div>
  );
}

/** What was found on the old site, and the way to the report; nothing where none was read. */
export function OldSiteFound() {
  const { run } = useOldSite();
  if (!run) return null;
  const words = messages.setupSteps.site;
  const isFound = run.state === 'ready' || run.state === 'done';
  return (
    <section aria-labelledby="old-site" className="grid max-w-2xl gap-4 rounded-card border border-rule p-6">
      <h3 id="old-site" className="text-xl">
        {words.whatWasFound}
      </h3>
      {run.state === 'running' && <OldSiteReading run={run} />}
      {run.state === 'failed' && <p>{[words.failed, ...run.problems.slice(0, 1)].join(' ')}</p>}
      {isFound && <p className="text-lg">{messages.movingIn.found(foundCounts(run))}</p>}
      {run.state !== 'running' && (
        <Button href={`${paths.churchData}#imports`} className="justify-self-start">
          {isFound ? words.toReport : words.look}
        </Button>
      )}
    </section>
  );
}
