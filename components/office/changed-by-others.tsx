'use client';

import { openActivity } from '#components/admin-mode/nearby-dialogs.tsx';
import { Button } from '#components/ui/button.tsx';
import { formatMoment } from '#lib/core/dates/moment-words.ts';
import { messages } from '#lib/language/messages.ts';
import type { Office, OfficeChange } from '#lib/office/schema.ts';

/** What others changed since the person was here last. */
export function ChangedByOthers({ changed }: { changed: Office['changed'] }) {
  const { title, since, none, more, all } = messages.office.changed;
  return (
    <section aria-labelledby="office-changed" className="office-changed">
      <h2 id="office-changed" className="text-xl">
        {title}
      </h2>
      <p className="mt-1.5 text-sm text-ink-2">
        {since(formatMoment(new Date(changed.since), 'EEEE, MMMM d'))}
      </p>
      {changed.entries.length === 0 ? (
        <p className="mt-4 text-ink-2">{none}</p>
      ) : (
        <ol className="mt-4 [&>*+*]:border-t [&>*+*]:border-rule">
          {changed.entries.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </ol>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <Button size="small" variant="secondary" onClick={openActivity}>
          {all}
        </Button>
        {changed.more > 0 && <span className="text-sm text-ink-2">{more(changed.more)}</span>}
      </div>
    </section>
  );
}

function Change({ change: { at, headline, by } }: { change: OfficeChange }) {
  return (
    <li className="py-3">
      <p className="font-semibold wrap-anywhere">{headline}</p>
      <p className="text-sm text-ink-3">
        <span>{by ?? messages.office.changed.outside}</span>
        <span aria-hidden>{' · '}</span>
        <time dateTime={at}>{formatMoment(new Date(at), 'MMM d')}</time>
      </p>
    </li>
  );
}
