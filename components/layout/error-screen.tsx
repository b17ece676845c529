import type { ReactNode } from 'react';

/** The content of error pages. In every page's bundle. */
export function ErrorScreen({ children }: { children: ReactNode }) {
  return (
    <div className="wrap py-16 md:py-28">
      <h1 className="text-4xl">Unexpected Application Error!</h1>
      <p className="measure mt-6 text-lg text-ink-2">
        Something went wrong on our side and this page could not be shown. Please try again in a moment. If
        you need us now, our phone number and e-mail address are at the foot of this page.
      </p>
      <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>
    </div>
  );
}
