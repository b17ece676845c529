import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { ProgressBar } from '#components/ui/progress/progress-bar.tsx';
import { Spinner } from '#components/ui/progress/spinner.tsx';
import { type ImportTable, importTables } from '#lib/activity/content-tables.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { unbrokenTimes } from '#lib/core/dates/unbroken-times.ts';
import type { ImportRun } from '#lib/imports/schema.ts';
import { foundCounts } from '#lib/imports/site/found-counts.ts';
import { messages } from '#lib/language/messages.ts';
import { FoundFacts } from './found-facts.tsx';

interface ImportReportProps {
  run: ImportRun;
  /** Notes are open by default. */
  isOpen: boolean;
}

/** The report of an import or its preview: counts per kind, first rows and notes. */
export function ImportReport({ run, isOpen }: ImportReportProps) {
  if (run.state === 'running') return <Working run={run} />;
  const tables = importTables.filter((table) => run.counts[table] || run.removed[table]);
  return (
    <>
      {run.source === 'site' && <OldSite run={run} />}
      {tables.length > 0 && (
        <ul className="grid gap-2 text-sm">
          {tables.map((table) => (
            <li key={table}>
              <TableName table={table} isThere={run.state === 'done'} />
              {': '}
              <span>{countsText(run, table)}</span>
              <Samples run={run} table={table} />
            </li>
          ))}
        </ul>
      )}
      {run.problems.length > 0 && (
        <details open={isOpen} className="text-sm">
          <summary className="cursor-pointer py-1 font-semibold">
            {messages.importPanel.problems(run.problems.length)}
          </summary>
          <ul className="mt-1 grid max-h-80 list-disc gap-1 overflow-y-auto ps-5 wrap-anywhere">
            {run.problems.map((problem, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one problem
              <li key={place}>{problem}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** What an old site was made with, what was found there, and the way to its pages. */
function OldSite({ run }: { run: ImportRun }) {
  const { builder, facts, state, id } = run;
  const isRead = state === 'ready' || state === 'done';
  if (!isRead) return null;
  return (
    <>
      <div className="grid gap-1">
        <p className="text-lg font-semibold">{messages.movingIn.found(foundCounts(run))}</p>
        {builder && <p className="text-sm text-ink-2">{messages.movingIn.builders[builder]}</p>}
      </div>
      {state === 'done' && (run.counts.site_pages?.added ?? 0) > 0 && (
        <Button href={unlinkedPaths.importReview(id)} className="justify-self-start">
          {messages.movingIn.review.open}
        </Button>
      )}
      {facts.length > 0 && <FoundFacts run={id} facts={facts} />}
    </>
  );
}

/** Where staff find the rows of each table. */
const places: Record<ImportTable, string> = {
  events: paths.events,
  sermons: paths.sermons,
  podcast: unlinkedPaths.podcastAdmin,
  ministries: paths.ministries,
  leaders: paths.about,
  site_pages: unlinkedPaths.sitePages,
  documents: paths.churchDocuments,
  navigation: paths.menus,
  announcements: paths.announcementAdmin,
  prayer_team_emails: paths.prayerAdmin,
  prayer_requests: paths.prayerAdmin,
  translations: unlinkedPaths.translations,
};

/** The kind of rows; once they are brought in, a link to them. */
function TableName({ table, isThere }: { table: ImportTable; isThere: boolean }) {
  const name = messages.imports.tables[table];
  if (!isThere) return <strong className="font-semibold">{name}</strong>;
  return (
    <PageLink href={places[table]} className="text-link font-semibold">
      {name}
    </PageLink>
  );
}

function Working({ run: { phase, progress, reading } }: { run: ImportRun }) {
  const { done, total } = progress;
  return (
    <div role="status" className="grid gap-2">
      <p className="flex items-center gap-3 text-sm text-ink-2">
        <Spinner />
        <span>{progressText(messages.importPanel.progress[phase], done, total)}</span>
      </p>
      {total !== null && total > 0 && (
        <ProgressBar label={messages.importPanel.progress[phase]} value={done} max={total} />
      )}
      {reading && (
        <p aria-live="off" className="truncate text-sm text-ink-2">
          <bdi>{messages.movingIn.nowReading(reading)}</bdi>
        </p>
      )}
    </div>
  );
}

function Samples({ run, table }: { run: ImportRun; table: ImportTable }) {
  const samples = run.samples[table] ?? [];
  if (samples.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer py-1 text-ink-2">
        {messages.importPanel.samples(samples.length)}
      </summary>
      <ul className="mt-1 grid list-disc gap-1 ps-5 wrap-anywhere">
        {samples.map(({ key, title, action, values }) => (
          <li key={key}>
            <span>{title}</span>{' '}
            <span className="text-ink-2">
              {[
                dayText(values.date),
                values.time && unbrokenTimes(values.time),
                values.speaker,
                values.role,
                values.email,
                messages.importPanel.counts[action],
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Returns 'Sat, Dec 5, 2026': the weekday reveals swapped day and month. */
function dayText(date: string | undefined): string | null | undefined {
  return date && formatDate(date, 'EEE, MMM d, yyyy');
}

/** Returns '12 new, 3 changed, 1 left out'. */
function countsText({ counts, removed }: ImportRun, table: ImportTable): string {
  const kinds = ['added', 'updated', 'unchanged', 'skipped'] as const;
  const counted = kinds.flatMap((kind) => {
    const count = counts[table]?.[kind] ?? 0;
    return count > 0 ? [messages.importPanel.counted[kind](count)] : [];
  });
  const gone = removed[table] ?? 0;
  return [...counted, ...(gone > 0 ? [messages.importPanel.counted.removed(gone)] : [])].join(', ') || '0';
}

/** Returns the phase with how far it is: '2,500 of 4,000'. */
function progressText(phase: string, done: number, total: number | null): string {
  if (done === 0) return phase;
  return total ? messages.importPanel.doneOf(phase, done, total) : messages.importPanel.done(phase, done);
}
