import { EditHere } from '#components/editing/edit-here.tsx';
import { Lines } from '#components/ui/text/lines.tsx';
import type { PageTexts } from '#lib/page-texts/register.ts';

/** What to Expect on a first visit. */
export function Expectations({ texts }: { texts: PageTexts }) {
  return (
    <div className="grid gap-10 lg:grid-cols-12">
      <h2 id="expect" className="text-3xl lg:col-span-4">
        <span>{texts['visit.expect_title']}</span>
        <EditHere of="words:visit.expect_title" />
      </h2>
      <div className="lg:col-span-8">
        <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2">
          {texts['visit.expect'].map(({ name, text }) => (
            <li key={name} className="border-t-2 border-ink pt-4">
              <h3 className="text-lg">{name}</h3>
              <p className="mt-2 text-ink-2">
                <Lines of={text} />
              </p>
            </li>
          ))}
        </ul>
        <EditHere of="words:visit.expect" />
      </div>
    </div>
  );
}
