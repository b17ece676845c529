'use client';

import { useState } from 'react';
import { usePrivateList } from '#components/account/use-private-list.ts';
import { carryOut } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { Pager } from '#components/ui/links/pager.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { messages } from '#lib/language/messages.ts';
import { removeRedirectAction } from '#lib/redirects/actions.ts';
import type { ListedRedirect } from '#lib/redirects/schema.ts';
import { RedirectForm } from './redirect-form.tsx';

const rowsPerPage = 20;

/** Every redirect, and a form that adds one. */
export function RedirectsPanel() {
  const [page, setPage] = useState(1);
  const { rows, total, problem, reload } = usePrivateList<ListedRedirect>(
    `/api/redirects?limit=${rowsPerPage}&offset=${(page - 1) * rowsPerPage}`,
    'settings',
  );
  const [opened, setOpened] = useState<readonly ListedRedirect[]>([]);
  const close = ({ id }: ListedRedirect) => setOpened((some) => some.filter((one) => one.id !== id));
  return (
    <TitledCard id="old-addresses" title={messages.redirects.title} lead={messages.redirects.lead}>
      {problem && (
        <p role="alert" className="mb-5 font-semibold text-paintbrush">
          {`${messages.redirects.loadFailed}: ${problem}`}
        </p>
      )}
      <RedirectForm onDone={reload} />
      {rows?.length === 0 && !problem && <p className="mt-5 text-ink-2">{messages.redirects.none}</p>}
      <ul aria-label={messages.redirects.title} className="mt-5 border-t border-rule empty:hidden">
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
      <Pager
        label={messages.redirects.title}
        page={page}
        pageCount={Math.ceil(total / rowsPerPage)}
        onPage={setPage}
      />
    </TitledCard>
  );
}

/** Returns the rows, preceded by edited ones that are no longer listed, so that input is kept. */
function withOpened(
  rows: readonly ListedRedirect[],
  opened: readonly ListedRedirect[],
): readonly ListedRedirect[] {
  const listed = new Set(rows.map(({ id }) => id));
  return [...opened.filter(({ id }) => !listed.has(id)), ...rows];
}

interface RedirectItemProps {
  redirect: ListedRedirect;
  /** The row as its form was opened with: later changes by others are no base for the input. */
  opened: ListedRedirect | undefined;
  onOpen: () => void;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

function RedirectItem({ redirect, opened, onOpen, onClose, onDone }: RedirectItemProps) {
  const { id, updated_at: if_match, from_path, to_path, is_shadowed, is_waiting } = redirect;
  const remove = async () => {
    await carryOut(removeRedirectAction, { id, if_match }, { failureText: messages.redirects.saveFailed });
    await onDone();
  };
  if (opened)
    return (
      <li className="border-b border-rule py-3">
        <RedirectForm redirect={opened} onDone={() => onDone().finally(onClose)} onCancel={onClose} />
      </li>
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-rule py-3">
      <div className="min-w-0 wrap-anywhere">
        <p>
          <bdi>{from_path}</bdi> <span className="mirrored text-ink-2">→</span>{' '}
          <bdi className="text-ink-2">{to_path}</bdi>
        </p>
        {is_shadowed && <p className="text-sm text-ink-2">{messages.redirects.shadowed}</p>}
        {is_waiting && <p className="text-sm text-ink-2">{messages.redirects.waiting}</p>}
      </div>
      <div className="flex gap-3">
        <Control verb={messages.redirects.change} path={from_path} onClick={onOpen} />
        <Control verb={messages.redirects.remove} path={from_path} onClick={() => void remove()} />
      </div>
    </li>
  );
}

function Control({ verb, path, onClick }: { verb: string; path: string; onClick: () => void }) {
  return (
    <Button size="small" variant="secondary" aria-label={`${verb} ${path}`} onClick={onClick}>
      {verb}
    </Button>
  );
}
