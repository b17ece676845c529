'use client';

import './edit-control.css';
import type { ReactNode } from 'react';

interface EditControlProps {
  /** What it does and to what, for screen readers. */
  label: string;
  icon: ReactNode;
  onClick: () => void;
  /** The one word in sight. */
  children: string;
}

/** A dashed button of staff, on the very thing it changes. */
export function EditControl({ label, icon, onClick, children }: EditControlProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="edit-control">
      {icon}
      <span>{children}</span>
    </button>
  );
}
