import { DateList } from '#components/events/date-list.tsx';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { BlockViewProps } from '../rhythm.ts';
import { TitledBlock } from '../titled-block.tsx';

/** The next dates of one event. */
export function NextDatesView({ block, form }: BlockViewProps<'next_dates'>) {
  const { event, occurrences } = block;
  const words = messages.pageViews;
  return (
    <TitledBlock
      title={event?.title ?? messages.eventPages.nextDates}
      marks={langOf(event ?? {}, 'title')}
      form={form}
    >
      {occurrences.length > 0 ? (
        <div className="-mt-3 border-t border-rule">
          <DateList occurrences={occurrences} />
        </div>
      ) : (
        <p className="text-lg text-ink-2">{event ? words.noDates : words.eventGone}</p>
      )}
    </TitledBlock>
  );
}
