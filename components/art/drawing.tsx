interface Props {
  /** SVG markup from lib/art, never anything a person typed. Null: the document holds it, and it stays. */
  markup: string | null;
  viewBox: string;
  className?: string | undefined;
}

/** A drawing of the site's own, decoration and hidden from screen readers. The markup goes in as one string: the server need not draw 300 shapes one by one. */
export function Drawing({ markup, viewBox, className }: Props) {
  return (
    <svg
      aria-hidden
      focusable="false"
      className={className}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid meet"
      suppressHydrationWarning={markup === null}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is written by lib/art from constants and numbers.
      dangerouslySetInnerHTML={markup === null ? kept : { __html: markup }}
    />
  );
}

/** One object for good: React fills in another one, even if it says the same. */
const kept = { __html: '' };
