'use client';

import './edit-control.css';
import type { ReactNode } from 'react';

interface EditControlProps {
  /** Its accessible name, where the visible label is not enough. */
  label?: string;
  icon: ReactNode;
  onClick: () => void;
  children: string;
}

/** A dashed button for staff on the item it changes. */
export function EditControl({ label, icon, onClick, children }: EditControlProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="edit-control">
      {icon}
      <span>{children}</span>
    </button>
  );
}
