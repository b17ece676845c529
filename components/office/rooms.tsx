'use client';

import type { ReactNode } from 'react';
import { useIsOffered, useOwnSession } from '#components/account/own-session.ts';
import {
  accountTitle,
  openAccount,
  openActivity,
  openClosing,
} from '#components/admin-mode/nearby-dialogs.tsx';
import { CalendarX2, DoorOpen, History, UserRound } from '#components/ui/icons/generated/icons.ts';
import type { Icon as IconOf } from '#components/ui/icons/icon.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { messages } from '#lib/language/messages.ts';
import type { OfficeRoom } from '#lib/office/schema.ts';
import { rooms as table } from './rooms-table.ts';

type Group = OfficeRoom['group'];

/** By the path as the server names it, which may be of a newer build. */
const icons: Readonly<Record<string, { icon: IconOf }>> = table;

/** An item of the office that opens a dialog instead of a page. */
interface Desk {
  group: Group;
  label: string;
  hint: string;
  icon: IconOf;
  open: () => void;
}

/** Every page and tool of staff that is for this person, in plain groups. */
export function Rooms({ rooms }: { rooms: readonly OfficeRoom[] }) {
  const desks = useDesks();
  const groups = (Object.keys(messages.office.groups) as Group[]).map((group) => ({
    group,
    rooms: rooms.filter((room) => room.group === group),
    desks: desks.filter((desk) => desk.group === group),
  }));
  return (
    <section aria-labelledby="office-rooms">
      <h2 id="office-rooms" className="text-3xl">
        {messages.office.roomsTitle}
      </h2>
      <div className="office-rooms">
        {groups
          .filter((each) => each.rooms.length + each.desks.length > 0)
          .map(({ group, ...inside }) => (
            <RoomGroup key={group} group={group} {...inside} />
          ))}
      </div>
    </section>
  );
}

function useDesks(): Desk[] {
  const mayClose = useIsOffered('events');
  const user = useOwnSession();
  const { office, closings, activity } = messages;
  const closing = { label: closings.title, hint: office.closing, icon: CalendarX2, open: openClosing };
  const log = { label: activity.title, hint: office.activity, icon: History, open: openActivity };
  const account = { label: accountTitle(user), hint: office.account, icon: UserRound, open: openAccount };
  return [
    ...(mayClose ? [{ group: 'calendar' as const, ...closing }] : []),
    { group: 'people', ...log },
    { group: 'people', ...account },
  ];
}

function RoomGroup({ group, rooms, desks }: { group: Group; rooms: readonly OfficeRoom[]; desks: Desk[] }) {
  return (
    <section aria-labelledby={`office-${group}`}>
      <h3 id={`office-${group}`} className="text-xl">
        {messages.office.groups[group]}
      </h3>
      <ul className="office-list">
        {rooms.map(({ path, label, hint }) => (
          <li key={path}>
            <PageLink isForStaff href={path} className="office-room">
              <RoomWords icon={icons[path]?.icon ?? DoorOpen} label={label} hint={hint} />
            </PageLink>
          </li>
        ))}
        {desks.map(({ label, hint, icon, open }) => (
          <li key={label}>
            <button type="button" onClick={open} className="office-room">
              <RoomWords icon={icon} label={label} hint={hint} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RoomWords({ icon: Icon, label, hint }: { icon: IconOf; label: string; hint: string }): ReactNode {
  return (
    <>
      <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-accent" />
      <span className="grid min-w-0">
        <span className="font-semibold">{label}</span>
        <span className="text-sm text-ink-2">{hint}</span>
      </span>
    </>
  );
}
