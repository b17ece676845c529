import type { PageTextKey } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';
import { ChurchLines } from './church-lines.tsx';
import { EditHere } from './edit-here.tsx';

interface TitledWordsProps {
  id: string;
  of: PageTextKey;
  words: { title: string; text: string };
  className?: string;
}

/** A heading and its text, which staff edit in place. */
export function TitledWords({ id, of, words, className = 'measure mt-4 text-ink-2' }: TitledWordsProps) {
  return (
    <>
      <h2 id={id} className="text-3xl" {...langOfWords(of, 'title')}>
        {words.title}
      </h2>
      <p className={className} {...langOfWords(of, 'text')}>
        <ChurchLines of={words.text} />
      </p>
      <EditHere of={`words:${of}`} />
    </>
  );
}
