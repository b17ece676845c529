import { EditHere } from '#components/editing/edit-here.tsx';
import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import { paths } from '#lib/core/site/paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';

/** An invitation to visit. */
export function ComeOnSunday({ texts }: { texts: PageTexts }) {
  return (
    <Section isStatic labelledBy="come">
      <div className="grid gap-8 md:grid-cols-12 md:items-center">
        <h2 id="come" className="text-3xl md:col-span-8">
          <span>{texts['about.come']}</span>
          <EditHere of="words:about.come" />
        </h2>
        <p className="md:col-span-4 md:justify-self-end">
          <Button href={paths.visit}>{messages.pages.titles.visit}</Button>
        </p>
      </div>
    </Section>
  );
}
