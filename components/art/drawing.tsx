interface Props {
  /** SVG markup from lib/art, never user input. Null keeps the markup of the document. */
  markup: string | null;
  viewBox: string;
  className?: string | undefined;
}

/**
 * A decorative drawing, hidden from screen readers. The markup is one string, so that the server does not
 * render 300 shapes one by one.
 */
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

/** A constant object: React would write an equal new one again. */
const kept = { __html: '' };
