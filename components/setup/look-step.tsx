import { Button } from '#components/ui/button.tsx';
import { paths } from '#lib/core/site/paths.ts';
import { PlaceLinks } from './place-links.tsx';

const places = [{ title: 'Home', text: 'The picture behind the first words', href: paths.home }];

/** How the site looks. */
export function LookStep() {
  return (
    <div className="grid gap-8">
      <PlaceLinks label="What can look otherwise" places={places} />
      <Button href={paths.setupStep('demo')} className="justify-self-start">
        Go on to the demo content
      </Button>
    </div>
  );
}
