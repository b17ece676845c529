interface Props {
  /** SVG markup from lib/art, never anything a person typed. Null: the document holds it, and it stays. */
  markup: string | null;
  viewBox: string;
  className?: string | undefined;
  /** How the drawing fills its box; 'slice' crops, 'meet' fits. */
  fit?: 'slice' | 'meet';
  /** A name for screen readers; without one the drawing is decoration and hidden from them. */
  label?: string | undefined;
}

/**
 * A drawing of the site's own. The markup goes in as one string: a scene of 300 shapes would otherwise travel
 * twice, the second time as a tree three times its size.
 */
export function Drawing({ markup, viewBox, className, fit = 'meet', label }: Props) {
  const role = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      {...role}
      focusable="false"
      className={className}
      viewBox={viewBox}
      preserveAspectRatio={`xMidYMid ${fit}`}
      suppressHydrationWarning={markup === null}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is written by lib/art from constants and numbers.
      dangerouslySetInnerHTML={markup === null ? kept : { __html: singleQuoted(markup) }}
    />
  );
}

/** One object for good: React fills in another one, even if it says the same. */
const kept = { __html: '' };

/** React's data for the browser escapes double quotes: only without them does it compress as one with the page. */
const singleQuoted = (markup: string) => markup.replaceAll('"', "'");
