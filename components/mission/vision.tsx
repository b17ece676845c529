import { WindowTracery } from '#components/art/window-tracery.tsx';
import { Section } from '#components/ui/section.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';

/** The town that the church hopes to see. */
export function Vision() {
  return (
    <Section labelledBy="vision" ground="night">
      <div className="grid gap-10 md:grid-cols-12">
        <div className="flex items-start justify-between gap-8 md:col-span-4 md:block">
          <h2 id="vision" className="text-3xl text-gold">
            Our vision
          </h2>
          <WindowTracery className="h-36 text-limestone md:mt-10 md:h-72" />
        </div>
        <div className="max-w-[34em] font-display text-xl leading-[1.5] font-[380] md:col-span-8 [&>*+*]:mt-6">
          <p>We see a church that its town would miss.</p>
          <p>
            We see supper tables longer than the family that owns them. We see teenagers who know five adults
            by name, and widows who are never the last to hear. We see doubters who stay, because the
            questions were taken seriously, and believers who leave, because they were sent.
          </p>
          <p>
            We see {currentChurch().city} a little kinder for our being here, and people we have never met, in
            languages we do not speak, glad of it too.
          </p>
        </div>
      </div>
    </Section>
  );
}
