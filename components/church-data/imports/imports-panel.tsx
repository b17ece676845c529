'use client';

import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
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
        <RetryNotice
          className="mb-5"
          onRetry={reload}
        >{`${importPanelMessages.loadFailed}: ${problem}`}</RetryNotice>
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
