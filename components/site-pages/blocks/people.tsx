import { LeaderList } from '#components/about/leader-list.tsx';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { BlockViewProps } from '../rhythm.ts';
import { StillPicture } from '../still-picture.tsx';

/** People, each with a picture or a drawn window. */
export function PeopleView({ block, id }: BlockViewProps<'people'>) {
  return (
    <div className="page-people">
      <h2 className="sr-only">{messages.pageViews.people}</h2>
      <LeaderList
        leaders={block.items}
        langOf={(place, part) => langOf(block, `items.${place}.${part}`)}
        id={`${id}-`}
        picture={({ placeholder, ...picture }) => (
          <>
            {placeholder}
            <StillPicture {...picture} />
          </>
        )}
      />
    </div>
  );
}
