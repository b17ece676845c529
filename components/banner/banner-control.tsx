interface BannerControlProps {
  label: string;
  /** The icon's path, on 24 by 24. */
  path: string;
  isExpanded?: boolean;
  /** Hidden with reduced motion. */
  moves?: boolean;
  /** On a phone it appears in the settings only. Unless it moves, its icon is an arrow along the reading direction. */
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
        className={turns && !moves ? 'mirrored' : undefined}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      >
        <path d={path} />
      </svg>
    </button>
  );
}
