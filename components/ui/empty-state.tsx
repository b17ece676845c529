import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** What to do about it. */
  children?: ReactNode;
  className?: string;
}

/** An empty list: a drawing and advice. */
export function EmptyState({ title, children, className = '' }: EmptyStateProps) {
  return (
    <div className={`rounded-card border border-dashed border-ink-3/40 px-6 py-10 ${className}`}>
      <svg
        aria-hidden="true"
        viewBox="0 0 120 44"
        className="mb-5 h-11 w-30 text-ink-3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path d="M0 43h120M14 43V12M22 43V12M14 12h8M98 43V12M106 43V12M98 12h8M22 18l34 6v17l-34-1M22 29l34 3M26 38l28-12" />
      </svg>
      <p className="font-display text-xl">{title}</p>
      {children && <div className="measure mt-2 text-ink-2">{children}</div>}
    </div>
  );
}
