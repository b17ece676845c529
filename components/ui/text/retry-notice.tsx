'use client';

import type { ReactNode } from 'react';
import { messages } from '#lib/language/messages.ts';
import { Button } from '../button.tsx';

interface RetryNoticeProps {
  children: ReactNode;
  className?: string;
  onRetry: () => unknown;
}

/** Why something could not be loaded, announced to screen readers at once, with a button that tries again. */
export function RetryNotice({ children, className = '', onRetry }: RetryNoticeProps) {
  return (
    <p
      role="alert"
      className={`flex flex-wrap items-center gap-4 font-semibold text-paintbrush ${className}`}
    >
      <span>{children}</span>
      <Button size="small" variant="secondary" onClick={() => onRetry()}>
        {messages.ui.tryAgain}
      </Button>
    </p>
  );
}
