import type { ComponentProps } from 'react';

/** A short note for staff beside the fields it concerns; with `role="status"` it is announced when it appears. */
export function Note({ className = '', ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={`border-s-3 border-sunflower ps-3 text-sm ${className}`} />;
}
