import { Button } from '#components/ui/button.tsx';
import { PlaceLinks } from '#components/ui/links/place-links.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { StepProps } from './step-props.ts';

const pages = [
  'home',
  'about',
  'leaders',
  'visit',
  'ministries',
  'beliefs',
  'missionVision',
  'giving',
  'livestream',
  'churchWords',
] as const;

/** People and words: changed where they stand, so this leads there. */
export function WordsStep({ setup }: StepProps) {
  const words = messages.setupSteps.words;
  return (
    <div className="grid gap-8">
      <p className="measure">{words.lead(setup.church.is_demo)}</p>
      <PlaceLinks
        label={words.places}
        places={pages.map((page) => ({ ...words[page], href: paths[page] }))}
      />
      <Button href={paths.setupStep('look')} className="justify-self-start">
        {words.goOn}
      </Button>
    </div>
  );
}
