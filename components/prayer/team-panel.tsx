'use client';

import { usePrivateList } from '#components/account/use-private-list.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Spinner } from '#components/ui/progress/spinner.tsx';
import { prayerTeamMessages } from '#lib/prayer/team/messages.ts';
import type { TeamMember } from '#lib/prayer/team/schema.ts';
import { AddMemberForm } from './add-member-form.tsx';
import { MemberRow } from './member-row.tsx';

/** Who is told of each new request: the addresses, a switch for each, and a way to add one. */
export function TeamPanel() {
  const { rows, problem, reload } = usePrivateList<TeamMember>('/api/prayer-team', 'prayer-requests');
  return (
    <div className="grid gap-10 lg:grid-cols-12">
      <div className="lg:order-2 lg:col-span-5">
        <AddMemberForm onAdded={reload} />
      </div>
      <div className="lg:order-1 lg:col-span-7">
        {problem && (
          <p
            role="alert"
            className="mb-6 border-l-4 border-paintbrush bg-paintbrush/8 px-4 py-3 font-semibold"
          >
            {prayerTeamMessages.loadFailed(problem)}
          </p>
        )}
        {!rows && !problem && (
          <p className="flex items-center gap-3 text-ink-2">
            <Spinner /> Loading prayer team emails...
          </p>
        )}
        {rows?.length === 0 && !problem && <EmptyState title={prayerTeamMessages.empty} />}
        {rows && rows.length > 0 && (
          <ul className="border-t border-rule">
            {rows.map((member) => (
              <MemberRow key={member.id} member={member} onChanged={reload} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
