import { type Insertions, insertionLabels } from '#lib/page-texts/insertions.ts';

/** What staff may write for facts, so that their words follow when a fact changes. */
export function InsertionList({ insertions }: { insertions: Insertions }) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
        Facts to write in braces
      </summary>
      <p className="text-ink-2">
        Write one of these, and the fact stands in its place, on the day it changes too. Words in square
        brackets around one go when the church has no such fact, and what stands behind a bar in them comes
        instead:
        <code>{'[call {phone}|write to us]'}</code>.
      </p>
      <dl className="mt-2 grid gap-1.5">
        {Object.entries(insertionLabels).map(([name, label]) => (
          <div key={name} className="flex flex-wrap gap-x-3">
            <dt>
              <code className="font-semibold">{`{${name}}`}</code> <span>{label}</span>
            </dt>
            <dd className="text-ink-3">{insertions[name as keyof Insertions] || 'none'}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
