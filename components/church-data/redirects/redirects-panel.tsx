'use client';

import { useState } from 'react';
import { usePrivateList } from '#components/account/use-private-list.ts';
import { Pager } from '#components/ui/links/pager.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { redirectMessages as words } from '#lib/redirects/messages.ts';
import type { Redirect } from '#lib/redirects/schema.ts';
import { RedirectForm } from './redirect-form.tsx';
import { RedirectItem } from './redirect-item.tsx';

const rowsPerPage = 20;

/** Every redirect, and a form that adds one. */
export function RedirectsPanel() {
  const [page, setPage] = useState(1);
  const { rows, total, problem, reload } = usePrivateList<Redirect>(
    `/api/redirects?limit=${rowsPerPage}&offset=${(page - 1) * rowsPerPage}`,
    'settings',
  );
  const [opened, setOpened] = useState<readonly Redirect[]>([]);
  const close = ({ id }: Redirect) => setOpened((some) => some.filter((one) => one.id !== id));
  return (
    <TitledCard id="old-addresses" title={words.title} lead={words.lead}>
      {problem && (
        <p role="alert" className="mb-5 font-semibold text-paintbrush">
          {`${words.loadFailed}: ${problem}`}
        </p>
      )}
      <RedirectForm onDone={reload} />
      {rows?.length === 0 && !problem && <p className="mt-5 text-ink-2">{words.none}</p>}
      <ul aria-label={words.title} className="mt-5 border-t border-rule empty:hidden">
        {withOpened(rows ?? [], opened).map((redirect) => (
          <RedirectItem
            key={redirect.id}
            redirect={redirect}
            opened={opened.find(({ id }) => id === redirect.id)}
            onOpen={() => setOpened((some) => [...some, redirect])}
            onClose={() => close(redirect)}
            onDone={reload}
          />
        ))}
      </ul>
      <Pager label={words.title} page={page} pageCount={Math.ceil(total / rowsPerPage)} onPage={setPage} />
    </TitledCard>
  );
}

/** Returns the rows, preceded by edited ones that are no longer listed, so that input is kept. */
function withOpened(rows: readonly Redirect[], opened: readonly Redirect[]): readonly Redirect[] {
  const listed = new Set(rows.map(({ id }) => id));
  return [...opened.filter(({ id }) => !listed.has(id)), ...rows];
}
