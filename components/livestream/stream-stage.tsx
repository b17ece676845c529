import type { ReactNode } from 'react';
import { EveningStage } from '#components/art/evening-stage.tsx';

interface StreamStageProps {
  /** Whether a stream may come. */
  isLarge?: boolean;
  children: ReactNode;
}

/** The screen while nothing plays: the church at night with a text. */
export function StreamStage({ isLarge = true, children }: StreamStageProps) {
  const shape = isLarge ? 'aspect-4/3 md:aspect-video md:max-h-[640px]' : 'aspect-video md:aspect-3/1';
  return (
    <div className="relative overflow-hidden rounded-b-card border border-gold bg-night">
      <EveningStage className={`w-full ${shape}`} />
      <StageWords>{children}</StageWords>
    </div>
  );
}

/** Text below the art, or over its lower part where there is room. */
export function StageWords({ children }: { children: ReactNode }) {
  return (
    <div className="inset-x-0 bottom-0 bg-[linear-gradient(transparent,var(--color-night))] p-6 md:absolute md:p-12">
      <div className="max-w-md">{children}</div>
    </div>
  );
}
