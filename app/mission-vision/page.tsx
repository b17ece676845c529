import { WindowTracery } from '#components/art/window-tracery.tsx';
import { ObjectivePath } from '#components/mission/objective-path.tsx';
import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import { church } from '#lib/core/church/church.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/paths.ts';

export const metadata = pageMetadata({
  title: 'Mission & Vision',
  description: `Reaching, relating, restoring, releasing: what ${church.name} is here to do, and the town we hope to see.`,
  path: paths.missionVision,
});

export default function MissionVisionPage() {
  return (
    <>
      <header className="wrap pt-12 md:pt-20">
        <h1 className="font-sans text-base font-semibold tracking-normal text-paintbrush">
          Mission & Vision
        </h1>
        <p className="mt-5 max-w-[20ch] font-display text-5xl font-[560] tracking-[-0.02em] text-balance">
          To help our neighbors find their way home to God, and to walk the road with them.
        </p>
      </header>
      <Section labelledBy="objectives">
        <div className="measure">
          <h2 id="objectives" className="text-3xl">
            How we go about it
          </h2>
          <p className="mt-4 text-ink-2">
            Four verbs, in this order, each feeding the next. When a plan serves none of them, we let it go.
          </p>
        </div>
        <ObjectivePath />
      </Section>
      <Section labelledBy="vision" ground="night">
        <div className="grid gap-10 md:grid-cols-12">
          <div className="flex items-start justify-between gap-8 md:col-span-4 md:block">
            <h2 id="vision" className="text-3xl text-gold">
              Our vision
            </h2>
            <WindowTracery className="h-36 text-limestone md:mt-10 md:h-72" />
          </div>
          <div className="max-w-[34em] space-y-6 font-display text-xl leading-[1.5] font-[380] md:col-span-8">
            <p>We see a church that its town would miss.</p>
            <p>
              We see supper tables longer than the family that owns them. We see teenagers who know five
              adults by name, and widows who are never the last to hear. We see doubters who stay, because the
              questions were taken seriously, and believers who leave, because they were sent.
            </p>
            <p>
              We see {church.city} a little kinder for our being here, and people we have never met, in
              languages we do not speak, glad of it too.
            </p>
          </div>
        </div>
      </Section>
      <Section labelledBy="next">
        <div className="grid gap-8 md:grid-cols-12 md:items-center">
          <h2 id="next" className="text-3xl md:col-span-7">
            None of it happens without people like you.
          </h2>
          <p className="flex flex-wrap gap-3 md:col-span-5 md:justify-end">
            <Button href={paths.beliefs} variant="secondary">
              What we believe
            </Button>{' '}
            <Button href={paths.ministries}>See our ministries</Button>
          </p>
        </div>
      </Section>
    </>
  );
}
