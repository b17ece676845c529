import type { CSSProperties } from 'react';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Naming } from '#components/ui/text/naming.tsx';
import { closingTitle } from '#lib/closings/closing-words.ts';
import type { Closing } from '#lib/closings/schema.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { unbrokenTimes } from '#lib/core/dates/unbroken-times.ts';
import { langOf, untranslatedTexts } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';

interface ClosingNoticeProps {
  /** The closings to show; renders nothing without any. */
  closings: readonly Closing[];
  /** Whether this is the page with the stream. */
  isAtStream?: boolean;
  className?: string;
}

/**
 * The current closings with the banner's text, drawn as a pinned slip. Not a live region: the banner is
 * announced already.
 */
export function ClosingNotice({ closings, isAtStream = false, className = '' }: ClosingNoticeProps) {
  if (closings.length === 0) return null;
  const today = churchToday();
  return (
    <div className={`grid gap-3 ${className}`}>
      {closings.map((closing) => (
        <div key={closing.id} style={slip} className="measure bg-paper p-5 text-ink">
          <p style={plain} className="font-display text-xl font-[560] text-paintbrush">
            <Naming
              of={unbrokenTimes(closingTitle(closing, today))}
              untranslated={untranslatedTexts(closing.occurrences, 'title')}
            />
          </p>
          <p style={plain} className="mt-1 text-base" {...langOf(closing, 'message')}>
            {closing.message}
          </p>
          {closing.mode === 'online' && !isAtStream && (
            <p className="mt-2">
              <PageLink href={paths.livestream} className="text-link font-semibold">
                {messages.closings.watch}
              </PageLink>
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

// Words on a picture have a shadow.
const plain: CSSProperties = { textShadow: 'none' };

// Inline styles: style sheets are in every document, and this is rarely shown.
const slip: CSSProperties = {
  border: '1px solid var(--color-rule)',
  borderInlineStart: '6px solid var(--color-paintbrush)',
  borderRadius: '3px',
};
