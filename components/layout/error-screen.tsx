import type { ReactNode } from 'react';
import { messages } from '#lib/language/messages.ts';

/** The content of error pages. In every page's bundle. */
export function ErrorScreen({ children }: { children: ReactNode }) {
  return (
    <div className="wrap py-16 md:py-28">
      <h1 className="text-4xl">{messages.errorPages.title}</h1>
      <p className="measure mt-6 text-lg text-ink-2">{messages.errorPages.textAboveFooter}</p>
      <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>
    </div>
  );
}
