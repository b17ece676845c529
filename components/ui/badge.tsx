import type { ReactNode } from 'react';
import type { LangAttributes } from '#lib/core/translations/lang-of.ts';

export type BadgeTone =
  | 'second'
  | 'bluebonnet'
  | 'paintbrush'
  | 'sunflower'
  | 'cedar'
  | 'rose'
  | 'ink'
  | 'quiet';

const tones: Record<BadgeTone, string> = {
  second: 'bg-second text-white',
  bluebonnet: 'bg-bluebonnet text-white',
  paintbrush: 'bg-paintbrush text-white',
  sunflower: 'bg-sunflower text-white',
  cedar: 'bg-cedar text-white',
  rose: 'bg-rose text-white',
  ink: 'bg-ink text-white',
  quiet: 'bg-limestone text-ink-2',
};

/** A short label of a category, state or recurrence. */
export function Badge({
  tone = 'quiet',
  className = '',
  children,
  ...attributes
}: LangAttributes & {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      {...attributes}
      className={`inline-flex items-center gap-1.5 rounded-[3px] px-2.5 py-1 text-xs font-semibold leading-tight ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
