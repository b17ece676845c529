import { EditHere } from '#components/editing/edit-here.tsx';
import { Lines } from '#components/ui/text/lines.tsx';
import type { PageTexts } from '#lib/page-texts/register.ts';

/** The values, each on a ruled line. */
export function Values({ texts }: { texts: PageTexts }) {
  const { title, text: intro } = texts['about.values_intro'];
  return (
    <div className="grid gap-10 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 id="values" className="text-3xl">
          {title}
        </h2>
        <p className="mt-4 text-ink-2">
          <Lines of={intro} />
        </p>
        <EditHere of="words:about.values_intro" />
      </div>
      <div className="lg:col-span-8">
        <dl className="border-t border-ink/25">
          {texts['about.values'].map(({ name, text }) => (
            <div
              key={name}
              className="grid gap-x-8 gap-y-2 border-b border-ink/25 py-7 sm:grid-cols-[13rem_1fr]"
            >
              <dt className="font-display text-xl font-[560] tracking-tight">{name}</dt>
              <dd className="measure text-ink-2">
                <Lines of={text} />
              </dd>
            </div>
          ))}
        </dl>
        <EditHere of="words:about.values" />
      </div>
    </div>
  );
}
