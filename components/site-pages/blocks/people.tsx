import { LeaderList } from '#components/church-pages/about/leader-list.tsx';
import { messages } from '#lib/language/messages.ts';
import type { BlockViewProps } from '../block-view.tsx';

/** People, each with a picture or a drawn window. */
export function PeopleView({ block, id }: BlockViewProps<'people'>) {
  return (
    <div className="-mt-12">
      <h2 className="sr-only">{messages.pageViews.people}</h2>
      <LeaderList leaders={block.items} id={`${id}-`} />
    </div>
  );
}
