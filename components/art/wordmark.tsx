import { towerMark } from '#lib/art/mark.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { Drawing } from './drawing.tsx';

/** The church's name beside its bell tower, sized and coloured by the text around it, the bell by --bell. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-[0.4em] font-display font-semibold leading-none tracking-tight">
      <Drawing
        className="size-[1.55em] shrink-0"
        viewBox="0 0 32 32"
        markup={towerMark('currentColor', 'var(--bell)')}
      />
      <span>{currentChurch().name}</span>
    </span>
  );
}
