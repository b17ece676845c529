import type { ReactNode } from 'react';

interface TitledCardProps {
  /** The part of the address after '#'. */
  id: string;
  title: string;
  /** Its purpose in a sentence or two. */
  lead?: string;
  children?: ReactNode;
}

/** One card of a staff page, with its own fragment. */
export function TitledCard({ id, title, lead, children }: TitledCardProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-28 rounded-card border border-rule bg-white/55 p-5 sm:p-8"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {lead && <p className="measure mt-2 mb-6 text-sm text-ink-2">{lead}</p>}
      {children}
    </section>
  );
}
