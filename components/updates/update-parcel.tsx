'use client';

import './updates.css';
import type { ReactNode } from 'react';
import { Package } from '#components/ui/icons/generated/icons.ts';
import { formatMoment } from '#lib/core/dates/moment-words.ts';
import { messages } from '#lib/language/messages.ts';
import type { OfferedUpdate } from '#lib/updates/schema.ts';
import { UpdateChoices } from './update-choices.tsx';

interface ParcelProps {
  update: OfferedUpdate;
  reload: () => Promise<unknown>;
}

/** An update as a parcel on the desk: what is in it, and what can be done. Nothing while there is none. */
export function UpdateParcel({ update, reload }: ParcelProps) {
  const words = messages.updateView;
  if (update.state === 'current') return null;
  if (update.state === 'updating')
    return (
      <div role="status" className="update-parcel">
        <Mark />
        <p>{words.updating}</p>
      </div>
    );
  return (
    <section aria-labelledby="update-title" className="update-parcel">
      <Mark />
      <div className="min-w-0">
        <h2 id="update-title" className="text-2xl">
          {titleOf(update)}
        </h2>
        <div className="update-words">{wordsOf(update)}</div>
        {update.may_choose && update.updater === 'service' && (
          <UpdateChoices update={update} reload={reload} />
        )}
      </div>
    </section>
  );
}

function Mark() {
  return <Package aria-hidden size={28} strokeWidth={1.5} className="update-mark" />;
}

function titleOf({ state, latest, is_security, planned_at, version }: OfferedUpdate): string {
  const { planned, beginsNow, wentBack, out, securityOut } = messages.updateView;
  const next = latest ?? version;
  if (state === 'planned' && planned_at) {
    const at = new Date(planned_at);
    return at > new Date() ? planned(next, formatMoment(at, 'EEEE, MMMM d')) : beginsNow(next);
  }
  if (state === 'went_back') return wentBack(next);
  return is_security ? securityOut(next) : out(next);
}

function wordsOf(update: OfferedUpdate): ReactNode {
  const { state, version, notes, went_back_because, seconds, commands, may_choose } = update;
  const words = messages.updateView;
  return (
    <>
      {state === 'went_back' && <p>{`${went_back_because ?? ''} ${words.runsAgain(version)}`}</p>}
      {state === 'available' && went_back_because && <p>{`${words.didNotBegin} ${went_back_because}`}</p>}
      {notes && (
        <>
          <h3 className="update-label">{words.whatIsNew}</h3>
          <p className="whitespace-pre-line">{notes}</p>
        </>
      )}
      {seconds !== null && <p className="text-sm text-ink-2">{words.takes(timeOf(seconds))}</p>}
      {commands.length > 0 && may_choose && <ByHand commands={commands} />}
      {!may_choose && <p className="text-sm text-ink-2">{words.askOwner}</p>}
    </>
  );
}

function timeOf(seconds: number): string {
  return messages.updateView.minutes(Math.ceil(seconds / 60));
}

/** What the person who looks after the machine types. */
function ByHand({ commands }: { commands: readonly string[] }) {
  return (
    <>
      <p>{messages.updateView.byHand}</p>
      <ol className="update-commands">
        {commands.map((line) => (
          <li key={line}>
            <code dir="ltr">{line}</code>
          </li>
        ))}
      </ol>
    </>
  );
}
