import type { ComponentProps } from 'react';
import { Button } from '#components/ui/button.tsx';
import { TitledWords } from './titled-words.tsx';

interface InvitationProps extends Omit<ComponentProps<typeof TitledWords>, 'className'> {
  /** Where the button leads, and what it says; without an address there is none. */
  href: string | undefined;
  action: string;
  className?: string;
}

/** Words that end a page, with a button opposite them on wide windows. */
export function Invitation({ href, action, className = '', ...words }: InvitationProps) {
  return (
    <div className={`grid gap-8 ${className} md:grid-cols-12 md:items-center`}>
      <div className="md:col-span-8">
        <TitledWords {...words} />
      </div>
      {href && (
        <p className="md:col-span-4 md:justify-self-end">
          <Button href={href}>{action}</Button>
        </p>
      )}
    </div>
  );
}
