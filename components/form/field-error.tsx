import type { ComponentProps } from 'react';

/** What is wrong with a field, announced at once; nothing without a message. */
export function FieldError({ className = '', children, ...props }: ComponentProps<'p'>) {
  if (!children) return null;
  return (
    <p {...props} role="alert" className={`text-sm font-semibold text-paintbrush ${className}`}>
      {children}
    </p>
  );
}
