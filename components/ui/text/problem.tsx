import type { ReactNode } from 'react';

/** Why something could not be loaded, announced to screen readers at once. */
export function Problem({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <p
      role="alert"
      className={`border-s-4 border-paintbrush bg-paintbrush/8 px-4 py-3 font-semibold ${className}`}
    >
      {children}
    </p>
  );
}
