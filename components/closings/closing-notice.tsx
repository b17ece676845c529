import type { CSSProperties } from 'react';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { closingTitle } from '#lib/closings/closing-words.ts';
import { closingMessages } from '#lib/closings/messages.ts';
import type { Closing } from '#lib/closings/schema.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { unbrokenTimes } from '#lib/core/dates/unbroken-times.ts';
import { paths } from '#lib/core/site/paths.ts';

interface ClosingNoticeProps {
  /** Those to tell of; of none nothing is written. */
  closings: readonly Closing[];
  /** It stands on the page where the stream is. */
  isAtStream?: boolean;
  className?: string;
}

/**
 * What is closed, and the words that the banner has too: a slip of paper pinned to the page. Plain text, as the banner
 * is what is read out when it comes.
 */
export function ClosingNotice({ closings, isAtStream = false, className = '' }: ClosingNoticeProps) {
  if (closings.length === 0) return null;
  const today = churchToday();
  return (
    <div className={`grid gap-3 ${className}`}>
      {closings.map((closing) => (
        <div key={closing.id} style={slip} className="measure bg-paper p-5 text-ink">
          <p className="font-display text-xl font-[560] text-paintbrush">
            {unbrokenTimes(closingTitle(closing, today))}
          </p>
          <p className="mt-1 text-base">{closing.message}</p>
          {closing.mode === 'online' && !isAtStream && (
            <p className="mt-2">
              <PageLink href={paths.livestream} className="text-link font-semibold">
                {closingMessages.watch}
              </PageLink>
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

// Sheets are in every document, and this is seldom seen: it has its looks with it.
const slip: CSSProperties = {
  border: 'solid var(--color-rule)',
  borderWidth: '1px 1px 1px 6px',
  borderLeftColor: 'var(--color-paintbrush)',
  borderRadius: '3px',
};
