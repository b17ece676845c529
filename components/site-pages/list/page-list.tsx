'use client';

import { usePrivateList } from '#components/account/use-private-list.ts';
import { AdminOnly } from '#components/admin-mode/admin-only.tsx';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { type PageKind, pageKinds, type SitePageListRow } from '#lib/site-pages/schema.ts';
import { AddPageDialog } from './add-page-dialog.tsx';
import { PageBadges } from './page-badges.tsx';
import { standingWords } from './standing-words.ts';

/** The staff page of the church's own pages and news. */
export function PageList() {
  return (
    <>
      <PageHeading title={messages.staffPages.pages.title}>
        <p>{messages.pageEditing.lead}</p>
      </PageHeading>
      <div className="wrap grid gap-8 pb-24">
        <AdminOnly>
          <PagesOfBothKinds />
        </AdminOnly>
      </div>
    </>
  );
}

function PagesOfBothKinds() {
  const { rows, problem, reload } = usePrivateList<SitePageListRow>('/api/pages', 'pages');
  return (
    <>
      {problem && (
        <RetryNotice onRetry={reload}>{`${messages.pageEditing.loadFailed}: ${problem}`}</RetryNotice>
      )}
      {!rows && !problem && <Loading>{messages.staffPages.pages.loading}</Loading>}
      {rows &&
        pageKinds.map((kind) => (
          <PagesOfKind key={kind} kind={kind} rows={rows.filter((row) => row.kind === kind)} />
        ))}
    </>
  );
}

function PagesOfKind({ kind, rows }: { kind: PageKind; rows: readonly SitePageListRow[] }) {
  const { groups, empty, add } = messages.pageEditing;
  const addOne = () =>
    openStaffDialog(`add ${kind}`, (dialog) => <AddPageDialog key={kind} kind={kind} {...dialog} />);
  return (
    <TitledCard id={kind} title={groups[kind]}>
      <p className="mt-5">
        <Button onClick={addOne}>{add[kind]}</Button>
      </p>
      {rows.length === 0 ? (
        <EmptyState title={empty[kind]} className="mt-6" />
      ) : (
        <ul aria-label={groups[kind]} className="mt-6 border-b border-rule">
          {rows.map((row) => (
            <PageItem key={row.id} page={row} />
          ))}
        </ul>
      )}
    </TitledCard>
  );
}

function PageItem({ page }: { page: SitePageListRow }) {
  const { id, title, path } = page;
  const standing = standingWords(page);
  return (
    <li className="border-t border-rule">
      <PageLink
        href={unlinkedPaths.sitePage(id)}
        className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5 hover:bg-limestone"
      >
        <span className="grid min-w-0 wrap-anywhere">
          <strong>{title}</strong>
          <span className="text-sm text-ink-2">{[path, ...standing].join(' · ')}</span>
        </span>
        <PageBadges page={page} />
      </PageLink>
    </li>
  );
}
