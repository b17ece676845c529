import type { ReactNode } from 'react';

interface AccountSectionProps {
  id: string;
  title: string;
  hint?: string;
  children?: ReactNode;
}

/** A part of the own account under its heading. */
export function AccountSection({ id, title, hint, children }: AccountSectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-rule pt-6">
      <div>
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {hint && <p className="mt-1.5 text-sm text-ink-2">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
