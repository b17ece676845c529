import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StaffPage } from '#components/office/staff-page.tsx';
import { isStaffRoom, pages, type StaffRoomPath, staffWords } from '#lib/core/addresses/pages.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';

interface Props {
  params: Promise<{ room: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const path = await pathOf(params);
  return pageMetadata({ title: staffWords(path).title, path });
}

/** The staff pages of the table, each at its own address: the server in front sends them here. */
export default async function RoomPage({ params, searchParams }: Props) {
  const path = await pathOf(params);
  const asked = Object.entries(await searchParams).filter(
    ([name, value]) => typeof value === 'string' && name in (pages[path].parameters ?? {}),
  );
  return <StaffPage path={path} {...Object.fromEntries(asked)} />;
}

async function pathOf(params: Props['params']): Promise<StaffRoomPath> {
  const path = `/${(await params).room}`;
  return isStaffRoom(path) ? path : notFound();
}
