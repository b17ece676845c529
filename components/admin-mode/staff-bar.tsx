import './staff-bar.css';
import type { ReactNode } from 'react';

interface StaffBarProps {
  className?: string;
  children: ReactNode;
}

/** A bar that stays in sight at the foot of a staff page, above the panel of admin mode. */
export function StaffBar({ className = '', children }: StaffBarProps) {
  return <div className={`staff-bar ${className}`}>{children}</div>;
}
