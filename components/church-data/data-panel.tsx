import type { ReactNode } from 'react';

interface DataPanelProps {
  /** The part of the address after '#'. */
  id: string;
  title: string;
  /** What it is for, in a sentence or two. */
  lead: string;
  children?: ReactNode;
}

/** One card of the page: a way for data out of the site or into it. */
export function DataPanel({ id, title, lead, children }: DataPanelProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-28 rounded-card border border-rule bg-white/55 p-5 sm:p-8"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <p className="measure mt-2 mb-6 text-sm text-ink-2">{lead}</p>
      {children}
    </section>
  );
}
