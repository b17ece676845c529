import type { ReactNode } from 'react';

interface SectionProps {
  /** Names the section for screen readers: the id of its heading. */
  labelledBy?: string;
  id?: string;
  ground?: 'paper' | 'limestone' | 'night';
  className?: string;
  children: ReactNode;
}

const grounds = { paper: '', limestone: 'bg-limestone', night: 'bg-night on-dark' };

/** A part of a page: its ground from edge to edge, its content in the column, its air above and below. */
export function Section({ labelledBy, id, ground = 'paper', className = '', children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={`section-y ${grounds[ground]} ${className}`}>
      <div className="wrap">{children}</div>
    </section>
  );
}
