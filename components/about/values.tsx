import { ChurchLines } from '#components/editing/church-lines.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { TitledWords } from '#components/editing/titled-words.tsx';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';

/** The values, each on a ruled line. */
export function Values({ texts }: { texts: PageTexts }) {
  return (
    <div className="grid gap-10 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <TitledWords
          id="values"
          of="about.values_intro"
          words={texts['about.values_intro']}
          className="mt-4 text-ink-2"
        />
      </div>
      <div className="lg:col-span-8">
        <dl className="border-t border-ink/25">
          {texts['about.values'].map(({ name, text }, place) => (
            <div
              key={name}
              className="grid gap-x-8 gap-y-2 border-b border-ink/25 py-7 sm:grid-cols-[13rem_1fr]"
            >
              <dt
                className="font-display text-xl font-[560] tracking-tight"
                {...langOfWords('about.values', `${place}.name`)}
              >
                {name}
              </dt>
              <dd className="measure text-ink-2" {...langOfWords('about.values', `${place}.text`)}>
                <ChurchLines of={text} />
              </dd>
            </div>
          ))}
        </dl>
        <EditHere of="words:about.values" />
      </div>
    </div>
  );
}
