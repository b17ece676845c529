import { EditHere } from '#components/editing/edit-here.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { RichText } from '#components/ui/text/rich-text.tsx';
import { leadersIntro } from '#lib/page-texts/leaders-intro.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';
import { LeaderList } from './leader-list.tsx';

/** The leaders, each with a picture or a drawn window. */
export function Leadership({ texts }: { texts: PageTexts }) {
  const leaders = texts['about.leaders'];
  const { title, text } = leadersIntro(texts['about.leaders_intro'], leaders);
  return (
    <>
      <Static className="grid gap-6 md:grid-cols-12 md:items-end">
        <h2
          id="leadership"
          className="text-3xl md:col-span-7"
          {...langOfWords('about.leaders_intro', 'title')}
        >
          {title}
        </h2>
        <div className="text-ink-2 md:col-span-5">
          <RichText html={text} {...langOfWords('about.leaders_intro', 'text')} />
          <EditHere of="words:about.leaders_intro" />
        </div>
      </Static>
      <div>
        <LeaderList
          leaders={leaders}
          langOf={(place, part) => langOfWords('about.leaders', `${place}.${part}`)}
          hasAnchors
          picture={(picture) => <Picture {...picture} isQuiet />}
        />
        <EditHere of="words:about.leaders" />
      </div>
    </>
  );
}
