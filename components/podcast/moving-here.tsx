import { Button } from '#components/ui/button.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { paths } from '#lib/core/site/paths.ts';
import { messages } from '#lib/language/messages.ts';

/** How the listeners of a podcast elsewhere come along. */
export function MovingHere() {
  const { title, lead, steps, link } = messages.podcast.moving;
  return (
    <TitledCard id="moving" title={title} lead={lead}>
      <ol className="podcast-steps text-sm">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button size="small" variant="secondary" href={`${paths.churchData}#imports`}>
        {link}
      </Button>
    </TitledCard>
  );
}
