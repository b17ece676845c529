import type { PageTextKey, PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';
import { EditHere } from './edit-here.tsx';

interface EditableTitleProps {
  id: string;
  of: { [Key in PageTextKey]: PageTexts[Key] extends string ? Key : never }[PageTextKey];
  texts: PageTexts;
  className: string;
}

/** A heading of the church's words, which staff edit in place. */
export function EditableTitle({ id, of, texts, className }: EditableTitleProps) {
  return (
    <h2 id={id} className={className}>
      <span {...langOfWords(of)}>{texts[of]}</span>
      <EditHere of={`words:${of}`} />
    </h2>
  );
}
