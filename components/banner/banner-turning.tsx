import { messages } from '#lib/language/messages.ts';
import { BannerControl } from './banner-control.tsx';

export interface BannerTurningProps {
  hasOthers: boolean;
  step: (by: number) => void;
  isPaused: boolean;
  togglePaused: () => void;
}

/** The buttons that rotate and pause the banner. */
export function BannerTurning({ hasOthers, step, isPaused, togglePaused }: BannerTurningProps) {
  return (
    <>
      {hasOthers && (
        <>
          <BannerControl
            turns
            label={messages.banner.previous}
            path="M15 5l-7 7 7 7"
            onClick={() => step(-1)}
          />
          <BannerControl turns label={messages.banner.next} path="M9 5l7 7-7 7" onClick={() => step(1)} />
        </>
      )}
      <BannerControl
        turns
        moves
        label={isPaused ? messages.banner.play : messages.banner.pause}
        path={isPaused ? 'M8 5l10 7-10 7z' : 'M9 5v14M15 5v14'}
        onClick={togglePaused}
      />
    </>
  );
}
