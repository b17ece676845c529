import type { ChangedField } from '#lib/activity/changed-fields.ts';
import { type DiffPart, foldedDiff } from '#lib/activity/word-diff.ts';

/** Above this length, removed and added words are marked in the text. */
const shortCharacters = 80;

/** One field: its old and new value, or the only value of an added or deleted row. */
export function FieldChange({ field, isChange }: { field: ChangedField; isChange: boolean }) {
  return (
    <div className="sm:grid sm:grid-cols-[9rem_1fr] sm:gap-x-3">
      <dt className="font-semibold text-ink-2">{field.label}</dt>
      <dd className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">
        {isChange ? <Change {...field} /> : (field.after ?? field.before)}
      </dd>
    </div>
  );
}

function Change({ before, after }: ChangedField) {
  const isLong = Math.max(before?.length ?? 0, after?.length ?? 0) > shortCharacters;
  if (isLong && before !== null && after !== null) return <Marked before={before} after={after} />;
  return <FromTo before={before} after={after} />;
}

function FromTo({ before, after }: Omit<ChangedField, 'label'>) {
  return (
    <>
      {before !== null && (
        <del className={gone}>
          <span className="sr-only">before: </span>
          <span>{before}</span>
        </del>
      )}
      {before !== null && after !== null && <span aria-hidden> → </span>}
      {after !== null && (
        <ins className={come}>
          <span className="sr-only"> after: </span>
          <span>{after}</span>
        </ins>
      )}
    </>
  );
}

function Marked({ before, after }: { before: string; after: string }) {
  return foldedDiff(before, after).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name than their place
    <Part key={place} {...part} />
  ));
}

function Part({ kind, text }: DiffPart) {
  if (kind === 'gone') return <del className={gone}>{text}</del>;
  return kind === 'new' ? <ins className={come}>{text}</ins> : text;
}

const gone = 'rounded-[2px] bg-paintbrush/10 text-ink-2 decoration-paintbrush/60';
const come = 'rounded-[2px] bg-cedar/15 no-underline';
