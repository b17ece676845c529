import type { ReactNode } from 'react';
import { Static } from './static/static.tsx';

interface SectionProps {
  /** The id of the heading that labels the section. */
  labelledBy?: string;
  id?: string;
  ground?: 'paper' | 'limestone' | 'night';
  className?: string;
  /** Whether it renders as static HTML (static/static.tsx). */
  isStatic?: boolean;
  children: ReactNode;
}

const grounds = { paper: '', limestone: 'bg-limestone', night: 'bg-night on-dark' };

/** A page section: background from edge to edge, content in the column, space above and below. */
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
