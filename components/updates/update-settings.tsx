'use client';

import { Loading } from '#components/ui/progress/loading.tsx';
import { Problem } from '#components/ui/text/problem.tsx';
import { formatMoment } from '#lib/core/dates/moment-words.ts';
import { messages } from '#lib/language/messages.ts';
import type { OfferedUpdate } from '#lib/updates/schema.ts';
import { UpdateParcel } from './update-parcel.tsx';
import { useUpdate } from './use-update.ts';

/** The version of the site and when it last looked for a newer one, and the parcel. */
export function UpdateSettings() {
  const { update, problem, reload } = useUpdate();
  const words = messages.updateView;
  if (!update)
    return problem ? (
      <Problem>{`${words.loadFailed}: ${problem}`}</Problem>
    ) : (
      <Loading>{words.loading}</Loading>
    );
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <p className="text-lg font-semibold">{standingOf(update)}</p>
        {update.checked_at && (
          <p className="text-sm text-ink-2">
            {words.checked(formatMoment(new Date(update.checked_at), 'EEEE, MMMM d'))}
          </p>
        )}
      </div>
      <UpdateParcel update={update} reload={reload} />
    </div>
  );
}

function standingOf({ version, latest, state, checked_at }: OfferedUpdate): string {
  const { present, newest, notAsked, aside } = messages.updateView;
  if (state !== 'current') return present(version);
  if (latest && latest !== version) return `${present(version)} ${aside(latest)}`;
  if (latest) return `${present(version)} ${newest}`;
  return checked_at ? present(version) : `${present(version)} ${notAsked}`;
}
