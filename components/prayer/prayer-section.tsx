import { LanternVignette } from '#components/art/lantern-vignette.tsx';
import { Section } from '#components/ui/section.tsx';
import { PrayerForm } from './prayer-form.tsx';

/** The prayer form as a part of a page: it works without scripts, and can be linked to. */
export function PrayerSection() {
  return (
    <Section id="prayer" labelledBy="prayer-title" ground="limestone">
      <div className="grid gap-10 md:grid-cols-12">
        <div className="md:col-span-5">
          <h2 id="prayer-title" className="text-3xl">
            May we pray for you?
          </h2>
          <p className="measure mt-4 text-ink-2">
            You need not have visited us before. Write a few words, and our prayer team will carry them with
            you. What you write stays within the team.
          </p>
          <LanternVignette className="mt-8 hidden h-60 text-ink md:block" />
        </div>
        <div className="relative md:col-span-7">
          <PrayerForm />
        </div>
      </div>
    </Section>
  );
}
