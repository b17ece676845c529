import type { ReactNode } from 'react';
import { Offered } from '#components/admin-mode/offered.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';

/** Leads to the settings of mail, for those who may change them. */
export function MailSettingsLink({
  children = messages.mail.howItLeaves,
  className = '',
}: {
  children?: ReactNode;
  className?: string;
}) {
  return (
    <Offered access="settings">
      <PageLink
        isForStaff
        href={paths.churchSettingsOf('mail')}
        className={`${className} font-semibold underline`}
      >
        {children}
      </PageLink>
    </Offered>
  );
}
