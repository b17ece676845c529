import { Button } from '#components/ui/button.tsx';
import { PlaceLinks } from '#components/ui/links/place-links.tsx';
import { paths } from '#lib/core/site/paths.ts';

const places = [
  { title: 'Home', text: 'The letter of welcome and who signs it', href: paths.home },
  { title: 'About', text: 'Your story, your values, what people ask', href: paths.about },
  { title: 'Leaders', text: 'The people whom visitors are to know by name', href: paths.leaders },
  { title: 'Visit', text: 'What a Sunday is like, parking, how to find you', href: paths.visit },
  { title: 'Ministries', text: 'Add, rewrite, order and remove them', href: paths.ministries },
  { title: 'Beliefs', text: 'What you hold, statement by statement', href: paths.beliefs },
  { title: 'Mission and vision', text: 'What you are there for', href: paths.missionVision },
  { title: 'Giving', text: 'Why and how people give', href: paths.giving },
  { title: 'Live worship', text: 'What is said beside the stream', href: paths.livestream },
  { title: 'All words', text: 'Every text of the site in one list', href: paths.churchWords },
];

/** People and words: changed where they stand, so this leads there. */
export function WordsStep() {
  return (
    <div className="grid gap-8">
      <p className="measure">
        These are written where they stand: open a page and press the pencil beside what you want to change.
        Whatever you leave goes on saying what it says now, with your church’s name in it.
      </p>
      <PlaceLinks label="Pages to write" places={places} />
      <Button href={paths.setupStep('look')} className="justify-self-start">
        Go on to the look
      </Button>
    </div>
  );
}
