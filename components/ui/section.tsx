import type { ReactNode } from 'react';
import { Static } from './static/static.tsx';

interface SectionProps {
  /** Names the section for screen readers: the id of its heading. */
  labelledBy?: string;
  id?: string;
  ground?: 'paper' | 'limestone' | 'night';
  className?: string;
  /** No script changes anything in it, and nothing of it waits for data (static/static.tsx). */
  isStatic?: boolean;
  children: ReactNode;
}

const grounds = { paper: '', limestone: 'bg-limestone', night: 'bg-night on-dark' };

/** A part of a page: its ground from edge to edge, its content in the column, its air above and below. */
export function Section({
  labelledBy,
  id,
  ground = 'paper',
  className = '',
  isStatic,
  children,
}: SectionProps) {
  const attributes = {
    id,
    'aria-labelledby': labelledBy,
    className: `section-y ${grounds[ground]} ${className}`,
  };
  const content = <div className="wrap">{children}</div>;
  return isStatic ? (
    <Static as="section" {...attributes}>
      {content}
    </Static>
  ) : (
    <section {...attributes}>{content}</section>
  );
}
