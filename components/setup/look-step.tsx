import { Button } from '#components/ui/button.tsx';
import { PlaceLinks } from '#components/ui/place-links.tsx';
import { paths } from '#lib/core/site/paths.ts';

const places = [
  {
    title: 'Colors, logo and scene',
    text: 'Picked once, for every page, icon and picture of links',
    href: paths.churchSettingsOf('look'),
  },
  { title: 'Home', text: 'Your own picture behind the first words', href: paths.home },
];

/** How the site looks. */
export function LookStep() {
  return (
    <div className="grid gap-8">
      <p className="measure">
        One or two colors and a logo are enough. Whatever you pick, text stays easy to read: the site moves a
        color until it does, and shows you how.
      </p>
      <PlaceLinks label="What can look otherwise" places={places} />
      <Button href={paths.setupStep('demo')} className="justify-self-start">
        Go on to the demo content
      </Button>
    </div>
  );
}
