import './welcome-letter.css';
import { EditHere } from '#components/editing/edit-here.tsx';
import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { paths } from '#lib/core/site/paths.ts';
import { PostageStamp } from './postage-stamp.tsx';

/** The welcome as a letter to whoever is new. */
export function WelcomeLetter() {
  return (
    <Section labelledBy="welcome-title">
      <div className="grid items-start gap-y-10 lg:grid-cols-12 lg:gap-x-10">
        <div className="lg:col-span-4 lg:pt-14">
          <h2 id="welcome-title" className="max-w-[12em] text-4xl">
            A note to whoever is new here
          </h2>
          <p className="measure mt-5 text-ink-2">
            We are a {currentChurch().kind} in {currentChurch().city}, {currentChurch().region_name}, and
            every one of us was new once too.
          </p>
          <Button href={paths.about} variant="quiet" className="mt-5">
            Learn More About Us
          </Button>
        </div>
        <Letter />
      </div>
    </Section>
  );
}

function Letter() {
  return (
    <div className="letter lg:col-span-8">
      <PostageStamp />
      <p className="font-display text-2xl">Dear neighbor,</p>
      <p>
        You are welcome here before you believe anything, before you know anyone, and before you have worked
        out where to park.
      </p>
      <p>
        On a Sunday we sing, open the Bible and pray for one another by name. Nobody will ask you to stand up
        and introduce yourself. Somebody will ask whether you would like coffee. Children are a welcome noise,
        and jeans are fine.
      </p>
      <p>
        We have been doing this since {currentChurch().founded_year}, and the best part of it is still an
        empty chair that has someone in it the next week.
      </p>
      <p>
        See you soon,{' '}
        <span className="mt-2 block font-display text-xl">your friends at {currentChurch().short_name}</span>
      </p>
      <EditHere of="words:home.letter" />
    </div>
  );
}
