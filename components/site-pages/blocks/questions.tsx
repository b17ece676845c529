import { LineMark } from '#components/ui/text/line-mark.tsx';
import { Lines } from '#components/ui/text/lines.tsx';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { BlockViewProps } from '../rhythm.ts';
import { TitledBlock } from '../titled-block.tsx';

/** Questions whose answers open, without scripts too. */
export function QuestionsView({ block, form }: BlockViewProps<'questions'>) {
  return (
    <TitledBlock title={messages.pageViews.questions} form={form}>
      <div className="border-t border-ink/20">
        {block.items.map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions may repeat
          <details key={index} className="page-question border-b border-ink/20">
            <summary className="flex min-h-14 items-center justify-between gap-6 py-4 -outline-offset-3">
              <h3 className="text-lg" {...langOf(block, `items.${index}.question`)}>
                {question}
              </h3>
              <LineMark
                line="M12 4v16M4 12h16"
                size={22}
                className="flex-none text-second transition-transform"
              />
            </summary>
            <p className="measure pb-6 text-ink-2" {...langOf(block, `items.${index}.answer`)}>
              <Lines of={answer} />
            </p>
          </details>
        ))}
      </div>
    </TitledBlock>
  );
}
