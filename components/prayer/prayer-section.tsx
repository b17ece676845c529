import { LanternVignette } from '#components/art/lantern-vignette.tsx';
import { TitledWords } from '#components/editing/titled-words.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Section } from '#components/ui/section.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { messages } from '#lib/language/messages.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import type { PrayerSource } from '#lib/prayer/schema.ts';
import { PrayerForm } from './prayer-form.tsx';

interface PrayerSectionProps {
  words: PageTexts['visit.prayer'];
  /** The source shown to the team, if any. */
  source?: PrayerSource | undefined;
  /** Whether the church's page about privacy is public. */
  hasPrivacy: boolean;
}

/** The prayer form as a page section with a fragment; works without scripts. */
export function PrayerSection({ words, source, hasPrivacy }: PrayerSectionProps) {
  return (
    <Section id="prayer" labelledBy="prayer-title" ground="limestone">
      <div className="grid gap-10 md:grid-cols-12">
        <Static className="md:col-span-5">
          <TitledWords id="prayer-title" of="visit.prayer" words={words} />
          <LanternVignette className="mt-8 hidden h-60 text-ink md:block" />
        </Static>
        <div className="relative md:col-span-7">
          <PrayerForm source={source} />
          {hasPrivacy && (
            <p className="mt-6 text-sm">
              <PageLink href="/privacy" className="text-link">
                {messages.pageViews.privacy}
              </PageLink>
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
