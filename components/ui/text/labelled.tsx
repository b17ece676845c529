import type { ReactNode } from 'react';

/** What a button says, with its icon before it. */
export function Labelled({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      {icon}
      <span>{children}</span>
    </span>
  );
}
