import { LanternVignette } from '#components/art/lantern-vignette.tsx';
import { TitledWords } from '#components/editing/titled-words.tsx';
import { Section } from '#components/ui/section.tsx';
import { Static } from '#components/ui/static/static.tsx';
import type { PageTexts } from '#lib/page-texts/register.ts';
import type { PrayerSource } from '#lib/prayer/schema.ts';
import { PrayerForm } from './prayer-form.tsx';
import { PrivacyLink } from './privacy-link.tsx';

interface PrayerSectionProps {
  words: PageTexts['visit.prayer'];
  /** The source shown to the team, if any. */
  source?: PrayerSource | undefined;
  /** The words of the link to the church's page about privacy, if there is one. */
  privacy: string | undefined;
}

/** The prayer form as a page section with a fragment; works without scripts. */
export function PrayerSection({ words, source, privacy }: PrayerSectionProps) {
  return (
    <Section id="prayer" labelledBy="prayer-title" ground="limestone">
      <div className="grid gap-10 md:grid-cols-12">
        <Static className="md:col-span-5">
          <TitledWords id="prayer-title" of="visit.prayer" words={words} />
          <LanternVignette className="mt-8 hidden h-60 text-ink md:block" />
        </Static>
        <div className="relative md:col-span-7">
          <PrayerForm source={source} />
          <PrivacyLink words={privacy} />
        </div>
      </div>
    </Section>
  );
}
