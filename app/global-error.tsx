'use client';

import './globals.css';
import '#components/ui/button.css';
import { MessagesReady } from '#components/layout/messages-ready.tsx';
import { ReadySignal } from '#components/layout/ready-signal.tsx';
import { churchTag } from '#lib/core/church/locale.ts';
import { languageFacts } from '#lib/core/language/languages.ts';
import { messages } from '#lib/language/messages.ts';

/**
 * Shown when the layout itself failed. In every page's bundle, so it stays small. It loads the messages itself: the
 * layout, which loads them for other pages, is not there.
 */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  const language = churchTag();
  return (
    <html
      lang={language}
      dir={languageFacts[language].direction}
      // The fonts of the page that failed. Their names would be in every page's scripts; without them the fallbacks show.
      className={typeof document === 'undefined' ? undefined : document.documentElement.className}
    >
      <body>
        <MessagesReady audience="visitors">
          <LayoutFailure retry={retry} />
          <ReadySignal />
        </MessagesReady>
      </body>
    </html>
  );
}

function LayoutFailure({ retry }: { retry: () => void }) {
  const { title, text, again } = messages.errorPages;
  return (
    <>
      <title>{title}</title>
      <main className="wrap flex-1 py-16 md:py-28">
        <h1 className="text-4xl">{title}</h1>
        <p className="measure mt-6 text-lg text-ink-2">{text}</p>
        <button type="button" className="plate-button mt-9" onClick={() => retry()}>
          {again}
        </button>
      </main>
    </>
  );
}
