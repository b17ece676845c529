'use client';

import { useState } from 'react';
import { EditDialog } from '#components/admin-mode/edit-dialog.tsx';
import { Button } from '#components/ui/button.tsx';
import { messages } from '#lib/language/messages.ts';
import { findLayoutAction } from '#lib/navigation/actions.ts';
import { type ArrangedPage, arrangedPages } from '#lib/navigation/layouts/sections.ts';
import { ArrangeForm } from './arrange-form.tsx';

/** The four built-in pages whose sections can be arranged, each with its dialog. */
export function ArrangePanel() {
  const [page, setPage] = useState<ArrangedPage>('home');
  const [isOpen, setIsOpen] = useState(false);
  const { arrange, loading, layoutFailed } = messages.navigationView;
  const close = () => setIsOpen(false);
  const open = (name: ArrangedPage) => {
    setPage(name);
    setIsOpen(true);
  };
  return (
    <>
      <ul className="flex flex-wrap gap-3">
        {arrangedPages.map((name) => (
          <li key={name}>
            <Button variant="secondary" size="small" onClick={() => open(name)}>
              {arrange(messages.layoutLog.pages[name])}
            </Button>
          </li>
        ))}
      </ul>
      <EditDialog
        key={page}
        isOpen={isOpen}
        onClose={close}
        title={arrange(messages.layoutLog.pages[page])}
        opening={loading}
        read={() => findLayoutAction({ name: page })}
        failureText={layoutFailed}
      >
        {(layout) => <ArrangeForm page={page} layout={layout} onClose={close} />}
      </EditDialog>
    </>
  );
}
