'use client';

import { useState } from 'react';
import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { carryOut } from '#components/form/use-press.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { Button } from '#components/ui/button.tsx';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { messages } from '#lib/language/messages.ts';
import {
  dismissProposedMenusAction,
  findProposedMenusAction,
  putUpProposedMenusAction,
} from '#lib/navigation/actions.ts';
import type { MenuEntry } from '#lib/navigation/schema.ts';

/** Menus that an import has brought, with a button that puts them up; nothing without any. */
export function ProposedMenus() {
  const { data, reload } = usePrivateRead('/api/navigation/proposed', 'pages', () =>
    readPrivate(findProposedMenusAction, {}),
  );
  const { pending, settle } = useSettlement(reload);
  const words = messages.navigationView;
  if (!data || data.main.length + data.footer.length === 0) return null;
  return (
    <section
      aria-labelledby="proposed-menus"
      className="mb-8 grid gap-4 rounded-card border border-rule bg-limestone p-5"
    >
      <h3 id="proposed-menus" className="text-lg">
        {words.proposedTitle}
      </h3>
      <p className="text-sm text-ink-2">{words.proposedLead}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <ProposedMenu title={words.main} entries={data.main} />
        <ProposedMenu title={words.footer} entries={data.footer} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          pending={pending === 'putUp'}
          onClick={() => settle('putUp', putUpProposedMenusAction, words.saved)}
        >
          {words.putUp}
        </Button>
        <Button
          variant="secondary"
          pending={pending === 'dismiss'}
          onClick={() => settle('dismiss', dismissProposedMenusAction, words.dismissed)}
        >
          {words.dismiss}
        </Button>
      </div>
    </section>
  );
}

type Choice = 'putUp' | 'dismiss';

function useSettlement(reload: () => Promise<unknown>) {
  const refresh = useRefresh();
  const [pending, setPending] = useState<Choice | null>(null);
  const settle = async <Data,>(
    choice: Choice,
    action: (input: Record<string, never>) => Promise<ActionResult<Data>>,
    done: string,
  ) => {
    setPending(choice);
    const result = await carryOut(action, {}, { done, failureText: messages.navigationView.failed });
    setPending(null);
    if (!result) return;
    await reload();
    void refresh();
  };
  return { pending, settle };
}

function ProposedMenu({ title, entries }: { title: string; entries: readonly MenuEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <div>
      <h4 className="text-sm font-semibold">{title}</h4>
      <ul className="mt-1 grid gap-1 text-sm">
        {entries.map(({ label, to, children }) => (
          <li key={`${label} ${to}`} className="break-words">
            <span>{label}</span>
            {children.length > 0 && (
              <ul className="ps-4 text-ink-2">
                {children.map((child) => (
                  <li key={`${child.label} ${child.to}`}>{child.label}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
