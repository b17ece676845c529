import { Button } from '#components/ui/button.tsx';
import { PlaceLinks } from '#components/ui/links/place-links.tsx';
import type { Church } from '#lib/core/church/church-row.ts';
import { paths } from '#lib/core/site/paths.ts';
import type { SetupAnswer } from '#lib/setup/form-answer.ts';
import { LookForm } from './look-form.tsx';

const places = [{ title: 'Home', text: 'Your own picture behind the first words', href: paths.home }];

/** How the site looks. */
export function LookStep({ church, told }: { church: Church; told: SetupAnswer | null }) {
  return (
    <div className="grid gap-8">
      <p className="measure">
        One or two colors and a logo are enough. Whatever you pick, text stays easy to read: the site moves a
        color until it does, and shows you how.
      </p>
      <LookForm church={church} told={told} />
      <PlaceLinks label="What can look otherwise" places={places} />
      <Button href={paths.setupStep('demo')} variant="secondary" className="justify-self-start">
        Go on to the demo content
      </Button>
    </div>
  );
}
