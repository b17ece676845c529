import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';

/** A spinner with what is being waited for. */
export function Loading({ children, className = '', ...props }: ComponentProps<'p'>) {
  return (
    <p {...props} className={`flex items-center gap-3 text-ink-2 ${className}`}>
      <Spinner /> <span>{children}</span>
    </p>
  );
}
