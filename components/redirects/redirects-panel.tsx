'use client';

import { useState } from 'react';
import { usePrivateList } from '#components/account/use-private-list.ts';
import { Pager } from '#components/ui/pager.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { redirectMessages as words } from '#lib/redirects/messages.ts';
import type { Redirect } from '#lib/redirects/schema.ts';
import { RedirectForm } from './redirect-form.tsx';
import { RedirectItem } from './redirect-item.tsx';

const rowsPerPage = 20;

/** Every old address with where it leads, and the way to add one. */
export function RedirectsPanel() {
  const [page, setPage] = useState(1);
  const { rows, total, problem, reload } = usePrivateList<Redirect>(
    `/api/redirects?limit=${rowsPerPage}&offset=${(page - 1) * rowsPerPage}`,
    'settings',
  );
  return (
    <TitledCard id="old-addresses" title={words.title} lead={words.lead}>
      {problem && (
        <p role="alert" className="mb-5 font-semibold text-paintbrush">
          {words.loadFailed}: {problem}
        </p>
      )}
      <RedirectForm key={rows?.length} onDone={reload} />
      {rows?.length === 0 && <p className="mt-5 text-ink-2">{words.none}</p>}
      <ul aria-label={words.title} className="mt-5 border-t border-rule empty:hidden">
        {rows?.map((redirect) => (
          <RedirectItem key={redirect.id} redirect={redirect} onDone={reload} />
        ))}
      </ul>
      <Pager label={words.title} page={page} pageCount={Math.ceil(total / rowsPerPage)} onPage={setPage} />
    </TitledCard>
  );
}
