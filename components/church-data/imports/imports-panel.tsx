'use client';

import { Button } from '#components/ui/button.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { importPanelMessages } from '#lib/imports/messages.ts';
import { ImportForm } from './import-form.tsx';
import { ImportList } from './import-list.tsx';
import { useImports } from './use-imports.ts';

/** The import form, and every import so far. */
export function ImportsPanel() {
  const { imports, total, showMore, sources, problem, reload } = useImports();
  return (
    <TitledCard id="imports" title={importPanelMessages.title} lead={importPanelMessages.lead}>
      {problem && (
        <p role="alert" className="mb-5 flex flex-wrap items-center gap-4 font-semibold text-paintbrush">
          <span>{`${importPanelMessages.loadFailed}: ${problem}`}</span>
          <Button size="small" variant="secondary" onClick={() => void reload()}>
            Try again
          </Button>
        </p>
      )}
      {sources && <ImportForm sources={sources} onBegun={reload} />}
      {imports ? (
        <ImportList imports={imports} total={total} showMore={showMore} reload={reload} />
      ) : (
        !problem && <p className="text-ink-2">{importPanelMessages.loading}</p>
      )}
    </TitledCard>
  );
}
