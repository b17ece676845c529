'use client';

import type { ReactNode } from 'react';

interface StaffFormProps {
  onSubmit: () => unknown;
  className?: string;
  /** The id of its heading, for a form that is a region of a page. */
  labelledBy?: string;
  children: ReactNode;
}

/** The element of every staff form: validated by its schema, not by the browser, and submitted by script. */
export function StaffForm({ onSubmit, className = 'grid gap-6', labelledBy, children }: StaffFormProps) {
  return (
    <form
      noValidate
      aria-labelledby={labelledBy}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
