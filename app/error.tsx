'use client';

import '#components/ui/button.css';
import { useEffect, useState } from 'react';
import { ErrorScreen } from '#components/layout/error-screen.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';

/**
 * In every page's bundle, so it stays small. When a page's code cannot be loaded, it loads the address as a
 * document.
 */
export default function RouteError({ error, retry }: { error: unknown; retry: () => void }) {
  const isCodeGone = error instanceof Error && error.name === 'ChunkLoadError';
  const [isShown, setShown] = useState(!isCodeGone);
  useEffect(() => {
    if (!isCodeGone) return;
    // A document loaded at this address a moment ago would fail again.
    if (performance.getEntriesByType('navigation')[0]?.name === location.href) setShown(true);
    else location.reload();
  }, [isCodeGone]);
  if (!isShown) return null;
  return (
    <ErrorScreen>
      <button
        type="button"
        className="plate-button"
        onClick={() => (isCodeGone ? location.reload() : retry())}
      >
        <span>{messages.errorPages.again}</span>
      </button>
      <a href={paths.home} className="plate-button" data-variant="quiet">
        <span>{messages.errorPages.home}</span>
      </a>
    </ErrorScreen>
  );
}
