'use client';

import { useOwnSession } from '#components/account/own-session.ts';
import { titlesOf } from '#components/ministries/use-ministry-names.ts';
import { Badge, type BadgeTone } from '#components/ui/badge.tsx';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { messages } from '#lib/language/messages.ts';
import type { StaffMember, StaffState } from '#lib/staff/schema.ts';
import { MemberMenu, type MemberMenuProps } from './member-menu.tsx';

type MemberItemProps = Omit<MemberMenuProps, 'isOwn'>;

const tones: Record<StaffState, BadgeTone> = { invited: 'sunflower', active: 'cedar', suspended: 'quiet' };

/** A person: roles and state in words, how they sign in, and a menu. */
export function MemberItem({ member, ministries, onChanged }: MemberItemProps) {
  const { name, email, roles, ministry_ids, state } = member;
  const isOwn = useOwnSession()?.id === member.id;
  const led = roles.includes('leader') ? titlesOf(ministry_ids, ministries) : [];
  const does = [...roles.map((role) => messages.staff.roles[role]), ...led].join(', ');
  return (
    <li className="flex items-start gap-4 border-b border-rule py-4">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{name}</span>
          <Badge tone={tones[state]}>{messages.staff.states[state]}</Badge>
          {isOwn && <Badge>{messages.staffView.you}</Badge>}
        </p>
        <p className="text-sm text-ink-2">{email}</p>
        <p className="mt-1.5">{does}</p>
        <p className="text-sm text-ink-3">{`${waysOf(member)} · ${seenOf(member)}`}</p>
      </div>
      <MemberMenu member={member} isOwn={isOwn} ministries={ministries} onChanged={onChanged} />
    </li>
  );
}

function waysOf({ has_password, passkeys, has_second_factor }: StaffMember): string {
  const { ways } = messages.staffView;
  const known = [
    has_password && ways.password,
    passkeys > 0 && ways.passkeys(passkeys),
    has_second_factor && ways.secondFactor,
  ].filter((way) => way !== false);
  return known.join(', ').replace(/^./, (first) => first.toUpperCase()) || ways.none;
}

function seenOf({ last_seen_at }: StaffMember): string {
  const { seen, neverSeen } = messages.staffView;
  const day = last_seen_at && formatDate(churchToday(new Date(last_seen_at)), 'MMMM d, yyyy');
  return day ? seen(day) : neverSeen;
}
