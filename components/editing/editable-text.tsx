import type { PageTextKey } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';
import { ChurchLines } from './church-lines.tsx';
import { EditHere } from './edit-here.tsx';

interface EditableTextProps {
  of: PageTextKey;
  text: string;
  className?: string;
}

/** A paragraph of the church's words, which staff edit in place. */
export function EditableText({ of, text, className }: EditableTextProps) {
  return (
    <p className={className} {...langOfWords(of, '', 'text')}>
      <ChurchLines of={text} />
      <EditHere of={`words:${of}`} />
    </p>
  );
}
