'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from '#lib/language/messages.ts';

interface MoreProps {
  /** Opens it for something that must be seen, such as an invalid field; it stays open then. */
  isOpen?: boolean;
  /** What it is folded under; 'More' by default. */
  label?: string;
  children: ReactNode;
}

/** Less frequent content, collapsed under a label. */
export function More({ isOpen = false, label = messages.ui.more, children }: MoreProps) {
  const frame = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpen && frame.current) frame.current.open = true;
  }, [isOpen]);
  return (
    <details ref={frame}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        {label}
      </summary>
      <div className="grid gap-6 pt-3">{children}</div>
    </details>
  );
}
