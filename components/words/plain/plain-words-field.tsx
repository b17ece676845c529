'use client';

import { FormField } from '#components/form/form-field.tsx';
import type { PlainField } from '#lib/page-texts/plain-form/plain-words.ts';

/** One field of words without scripts: a line, or an area as tall as its words. */
export function PlainWordsField({ field, error }: { field: PlainField; error: string | undefined }) {
  const { kind, label, name, text } = field;
  // What stays in sight of a picture is set by pointing at it, which needs scripts.
  if (kind === 'percent') return <input type="hidden" name={name} defaultValue={text} />;
  return (
    <FormField label={label} help={helpOf(field)} error={error}>
      {(props) =>
        kind === 'rich' || kind === 'text' ? (
          <textarea {...props} name={name} defaultValue={text} rows={rowsOf(text)} className="field" />
        ) : (
          <input {...props} name={name} defaultValue={text} inputMode={inputModes[kind]} className="field" />
        )
      }
    </FormField>
  );
}

const inputModes: { readonly [Kind in PlainField['kind']]?: 'numeric' | 'email' | 'url' } = {
  number: 'numeric',
  email: 'email',
  picture: 'url',
};

/** What the field takes, and which signs it understands. */
function helpOf({ kind, most, hasHeadings }: PlainField): string | undefined {
  if (kind === 'link') return 'A page of this site, such as /visit, or a whole web address.';
  if (kind === 'picture')
    return 'The whole address of a picture on the web. To upload one, use the pencil on the page.';
  if (kind === 'number' || kind === 'email') return undefined;
  const room = `Up to ${most} characters fit.`;
  if (kind !== 'rich') return room;
  const headings = hasHeadings ? '; a line that begins with ### is a heading' : '';
  return `An empty line begins a new paragraph. **Two stars** make words bold, *one* italic, [words](/visit) a link; lines that begin with - are a list${headings}. ${room}`;
}

/** About as many rows as the words take on a phone. */
function rowsOf(text: string): number {
  const rows = text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 44), 1);
  return Math.min(20, Math.max(3, rows));
}
