interface BannerControlProps {
  label: string;
  /** What is drawn, on 24 by 24. */
  path: string;
  /** Whether it opens something, and whether that is open. */
  isExpanded?: boolean;
  /** It is about motion only: who prefers none needs no such button. */
  moves?: boolean;
  /** It turns or holds the banner: on a phone it stands in the settings alone. */
  turns?: boolean;
  onClick: () => void;
}

/** One of the banner's buttons. */
export function BannerControl({ label, path, isExpanded, moves, turns, onClick }: BannerControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={isExpanded}
      data-turn={turns || undefined}
      className={moves ? 'motion-reduce:hidden' : undefined}
      onClick={onClick}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      >
        <path d={path} />
      </svg>
    </button>
  );
}
