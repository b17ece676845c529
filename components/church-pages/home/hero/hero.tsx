import './hero.css';
import type { ReactNode } from 'react';
import { HeroParallax } from '#components/art/hero/hero-parallax.tsx';
import { HeroPlain } from '#components/art/hero/hero-plain.tsx';
import { HeroScene } from '#components/art/hero/hero-scene.tsx';
import { ClosingNotice } from '#components/closings/closing-notice.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageScript } from '#components/ui/page-script.tsx';
import type { Closing } from '#lib/closings/schema.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { paths } from '#lib/core/site/paths.ts';
import type { Backdrop } from '#lib/home/backdrop.ts';
import { greetingAt } from '#lib/home/greeting.ts';
import { visitorsGreeting } from '#lib/home/visitors-greeting.ts';
import { liveMessages } from '#lib/livestream/messages.ts';
import { Greeting } from './greeting.tsx';
import { HeroPicture } from './hero-picture.tsx';

interface HeroProps {
  /** What stands below the greeting. */
  words: string;
  /** What is closed these days. */
  closings: readonly Closing[];
  /** A service is on, and can be watched. */
  isLive: boolean;
  /** There is a latest sermon to lead to. */
  hasSermon: boolean;
  /** The hour by the church's clock, 0 to 23. */
  churchHour: number;
  /** The featured event's poster, or nothing. */
  poster: ReactNode;
  backdrop: Backdrop;
  /** What staff may do here. */
  adminActions?: ReactNode;
}

/** First light over the hills or the town, a greeting, and the two ways on. */
export function Hero(props: HeroProps) {
  const { words, closings, isLive, hasSermon, churchHour, poster, backdrop, adminActions } = props;
  return (
    <section
      aria-label="Welcome"
      className="hero sky-page on-dark under-header"
      data-sky={greetingAt(churchHour).sky}
      suppressHydrationWarning
    >
      <div className="hero-grid wrap">
        <div className="hero-words arrive">
          <h1>
            <Greeting churchHour={churchHour} />{' '}
            <span className="mt-5 block text-2xl font-medium">{`and welcome to ${currentChurch().name}.`}</span>
          </h1>
          <ClosingNotice closings={closings} className="mt-6" />
          {/* Nobody is asked to come to a service that is not as usual. */}
          {!closings.some(hasService) && <Invitation words={words} />}
          <WaysOn isLive={isLive} hasSermon={hasSermon}>
            {adminActions}
          </WaysOn>
        </div>
        {poster}
      </div>
      <PageScript text={visitorsGreeting} />
      {/* After the words: they make the hero's height, and a picture drawn before them would move. */}
      <Scenery {...backdrop} />
      <HeroParallax />
    </section>
  );
}

function hasService({ occurrences }: Closing): boolean {
  return occurrences.some(({ kind }) => kind === 'service');
}

interface WaysOnProps extends Pick<HeroProps, 'isLive' | 'hasSermon'> {
  children: ReactNode;
}

/** The two ways on, and to the service while it is live. */
function WaysOn({ isLive, hasSermon, children }: WaysOnProps) {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {isLive && (
        <Button href={paths.livestream} variant="gold">
          {liveMessages.watch}
        </Button>
      )}
      <Button href={paths.visit} variant={isLive ? 'light' : 'gold'}>
        Plan Your Visit
      </Button>{' '}
      {hasSermon && (
        <Button href={paths.sermons} variant="light">
          Latest Sermon
        </Button>
      )}
      {children}
    </div>
  );
}

function Invitation({ words }: { words: string }) {
  return (
    <p className="mt-5 max-w-[20em] text-lg">
      <span>{words}</span>
      <EditHere of="words:home.hero" />
    </p>
  );
}

function Scenery({ scene, pictureUrl, focus }: Backdrop) {
  return (
    <>
      {scene === 'plain' ? <HeroPlain /> : <HeroScene key={scene} scene={scene} />}
      <HeroPicture url={pictureUrl} focus={focus} />
    </>
  );
}
