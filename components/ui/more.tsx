import type { ReactNode } from 'react';

interface MoreProps {
  /** Opened for what needs to be seen in it, such as a field that was refused. */
  isOpen?: boolean;
  children: ReactNode;
}

/** What is needed less often, folded under 'More'. */
export function More({ isOpen, children }: MoreProps) {
  return (
    <details open={isOpen || undefined} className="group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">More</summary>
      <div className="grid gap-6 pt-3">{children}</div>
    </details>
  );
}
