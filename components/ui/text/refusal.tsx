import type { ComponentProps } from 'react';

/** Why something was refused, announced at once, above what was sent. */
export function Refusal({ className = 'text-sm', ...props }: ComponentProps<'p'>) {
  return (
    <p
      {...props}
      role="alert"
      className={`rounded-control border-s-4 border-paintbrush bg-paintbrush/8 px-4 py-3 font-semibold ${className}`}
    />
  );
}
