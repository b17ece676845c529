import './welcome-letter.css';
import { EditHere } from '#components/editing/edit-here.tsx';
import { EditableText } from '#components/editing/editable-text.tsx';
import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import { RichText } from '#components/ui/text/rich-text.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';
import { PostageStamp } from './postage-stamp.tsx';

/** The welcome as a letter to newcomers. */
export function WelcomeLetter({ texts }: { texts: PageTexts }) {
  const { title, text } = texts['home.about'];
  return (
    <Section isStatic labelledBy="welcome-title">
      <div className="grid items-start gap-y-10 lg:grid-cols-12 lg:gap-x-10">
        <div className="wrap-anywhere lg:col-span-4 lg:pt-14">
          <h2 id="welcome-title" className="max-w-[12em] text-4xl" {...langOfWords('home.about', 'title')}>
            {title}
          </h2>
          <EditableText of="home.about" text={text} className="measure mt-5 text-ink-2" />
          <Button href={paths.about} variant="quiet" className="mt-5">
            {messages.churchPages.home.aboutUs}
          </Button>
        </div>
        <Letter texts={texts} />
      </div>
    </Section>
  );
}

function Letter({ texts }: { texts: PageTexts }) {
  const { closing, name } = texts['home.signature'];
  return (
    <div className="letter wrap-anywhere lg:col-span-8">
      <PostageStamp />
      <RichText html={texts['home.letter']} look={{ p: greeting }} {...langOfWords('home.letter')} />
      <p>
        <span {...langOfWords('home.signature', 'closing')}>{closing}</span>{' '}
        <span className="mt-2 block font-display text-xl" {...langOfWords('home.signature', 'name')}>
          {name}
        </span>
        <EditHere of="words:home.signature" />
      </p>
      <EditHere of="words:home.letter" />
    </div>
  );
}

/** The salutation. */
function greeting(place: number): string | undefined {
  return place === 0 ? 'font-display text-2xl' : undefined;
}
