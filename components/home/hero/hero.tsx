import { Static } from '#components/ui/static/static.tsx';
import { messages } from '#lib/language/messages.ts';
import './hero.css';
import type { ReactNode } from 'react';
import { HeroParallax } from '#components/art/hero/hero-parallax.tsx';
import { HeroScene } from '#components/art/hero/hero-scene.tsx';
import { ClosingNotice } from '#components/closings/closing-notice.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageScript } from '#components/ui/page-script.tsx';
import { Times } from '#components/ui/text/times.tsx';
import type { Closing, ClosingOccurrence } from '#lib/closings/schema.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { Backdrop } from '#lib/home/backdrop.ts';
import { skyAt } from '#lib/home/greeting.ts';
import { visitorsGreeting } from '#lib/home/visitors-greeting.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';
import { Greeting } from './greeting.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { heroPictureStyles } from './hero-picture-styles.ts';

interface HeroProps {
  texts: PageTexts;
  closings: readonly Closing[];
  isLive: boolean;
  /** Whether there is a latest sermon to link to. */
  hasSermon: boolean;
  /** The hour in the church's zone, 0 to 23. */
  churchHour: number;
  poster: ReactNode;
  backdrop: Backdrop;
  adminActions?: ReactNode;
}

/** The hero: scenery, greeting and the main links. */
export function Hero(props: HeroProps) {
  const { texts, closings, isLive, hasSermon, churchHour, poster, backdrop, adminActions } = props;
  const { second, ...greetings } = texts['home.headline'];
  return (
    <section
      aria-label={messages.churchPages.home.welcome}
      className="hero sky-page on-dark under-header"
      data-sky={skyAt(churchHour)}
      suppressHydrationWarning
    >
      {backdrop.picture && <style>{heroPictureStyles}</style>}
      <div className="hero-grid wrap">
        <div className="hero-words arrive">
          <h1>
            <Greeting
              churchHour={churchHour}
              greetings={greetings}
              {...langOfWords('home.headline', ...Object.keys(greetings))}
            />{' '}
            <span className="mt-5 block text-2xl font-medium" {...langOfWords('home.headline', 'second')}>
              {second}
            </span>
            <EditHere of="words:home.headline" />
          </h1>
          <ClosingNotice closings={closings} className="mt-6" />
          {/* No invitation to a service that is changed. */}
          {!closings.some(changesServices) && <Invitation words={texts['home.hero']} />}
          <WaysOn isLive={isLive} hasSermon={hasSermon}>
            {adminActions}
          </WaysOn>
        </div>
        {poster}
      </div>
      <PageScript text={visitorsGreeting(greetings)} />
      {/* After the text, which sets the hero's height: drawn before it, a picture would shift. */}
      <Scenery {...backdrop} />
      <HeroParallax />
    </section>
  );
}

/** Whether a closing changes services and leaves none of its days on. */
function changesServices({ occurrences, left_on }: Closing): boolean {
  const isService = ({ kind }: ClosingOccurrence) => kind === 'service';
  return occurrences.some(isService) && !left_on.some(isService);
}

interface WaysOnProps extends Pick<HeroProps, 'isLive' | 'hasSermon'> {
  children: ReactNode;
}

/** The main links, and one to the stream during a live service. */
function WaysOn({ isLive, hasSermon, children }: WaysOnProps) {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {isLive && (
        <Button href={paths.livestream} variant="gold">
          {messages.live.watch}
        </Button>
      )}
      <Button href={paths.visit} variant={isLive ? 'light' : 'gold'}>
        {messages.pages.titles.visit}
      </Button>{' '}
      {hasSermon && (
        <Button href={paths.sermons} variant="light">
          {messages.churchPages.home.watchLatest}
        </Button>
      )}
      {children}
    </div>
  );
}

function Invitation({ words }: { words: string }) {
  return (
    <Static as="p" className="mt-5 max-w-[20em] text-lg">
      <span {...langOfWords('home.hero')}>
        <Times of={words} />
      </span>
      <EditHere of="words:home.hero" />
    </Static>
  );
}

function Scenery({ scene, picture }: Backdrop) {
  return (
    <>
      {scene === 'plain' ? (
        <div className="hero-scene hero-plain" data-hero-scene="" aria-hidden="true" />
      ) : (
        <HeroScene key={scene} scene={scene} />
      )}
      <HeroPicture picture={picture} />
    </>
  );
}
