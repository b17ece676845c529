'use client';

import './edit-control.css';
import type { Icon } from '#components/ui/icons/icon.tsx';

interface EditControlProps {
  /** Its accessible name, where the visible label is not enough. */
  label?: string;
  icon: Icon;
  size?: number;
  onClick: () => void;
  children: string;
}

/** A dashed button for staff on the item it changes. */
export function EditControl({ label, icon: Drawing, size = 17, onClick, children }: EditControlProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="edit-control">
      <Drawing aria-hidden size={size} />
      <span>{children}</span>
    </button>
  );
}
