import { LineMark } from '#components/ui/text/line-mark.tsx';
import { Lines } from '#components/ui/text/lines.tsx';
import type { BlockViewProps } from '../block-view.tsx';

/** Questions whose answers open, without scripts too. */
export function QuestionsView({ block, form }: BlockViewProps<'questions'>) {
  const place = form === 'beside' ? 'lg:col-span-8 lg:col-start-5' : 'lg:col-span-12';
  return (
    <div className="grid lg:grid-cols-12">
      <div className={`border-t border-ink/20 ${place}`}>
        {block.items.map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions may repeat
          <details key={index} className="group border-b border-ink/20">
            <summary className="flex min-h-14 items-center justify-between gap-6 py-4 -outline-offset-3">
              <h2 className="text-lg">{question}</h2>
              <LineMark
                line="M12 4v16M4 12h16"
                size={22}
                className="flex-none text-second transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="measure pb-6 text-ink-2">
              <Lines of={answer} />
            </p>
          </details>
        ))}
      </div>
    </div>
  );
}
