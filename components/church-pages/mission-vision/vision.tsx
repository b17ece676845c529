import { WindowTracery } from '#components/art/window-tracery.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { Section } from '#components/ui/section.tsx';
import { RichText } from '#components/ui/text/rich-text.tsx';
import type { PageTexts } from '#lib/page-texts/register.ts';

/** The town that the church hopes to see. */
export function Vision({ texts }: { texts: PageTexts }) {
  const { title, text } = texts['mission.vision'];
  return (
    <Section isStatic labelledBy="vision" ground="night">
      <div className="grid gap-10 md:grid-cols-12">
        <div className="flex items-start justify-between gap-8 md:col-span-4 md:block">
          <h2 id="vision" className="text-3xl text-gold">
            <span>{title}</span>
            <EditHere of="words:mission.vision" />
          </h2>
          <WindowTracery className="h-36 text-limestone md:mt-10 md:h-72" />
        </div>
        <div className="max-w-[34em] wrap-anywhere [&>*+*]:mt-6 font-display text-xl leading-[1.5] font-[380] md:col-span-8">
          <RichText html={text} />
        </div>
      </div>
    </Section>
  );
}
