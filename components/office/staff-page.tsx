'use client';

import type { ComponentType } from 'react';
import { lazyPage } from '#components/ui/lazy/lazy-page.tsx';
import { type StaffQuery, type StaffRoomPath, staffWords } from '#lib/core/addresses/pages.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { type LoadPage, rooms } from './rooms-table.ts';

type Opened = ComponentType<StaffQuery>;

/** The pages that were asked for, by their load. */
const opened = new Map<LoadPage, Opened>();

const loadOffice: LoadPage = () => import('./office.tsx').then((module) => module.Office);

/** The staff page at this path; its code is fetched only when staff open it. */
export function StaffPage({ path, ...query }: StaffQuery & { path: StaffRoomPath }) {
  const Page = pageOf(path, query);
  return <Page {...query} />;
}

function pageOf(path: StaffRoomPath, query: StaffQuery): Opened {
  const load = loadOf(path, query);
  const known = opened.get(load);
  if (known) return known;
  const page = lazyPage(load, () => staffWords(path));
  opened.set(load, page);
  return page;
}

function loadOf(path: StaffRoomPath, { form, page, letter, run }: StaffQuery): LoadPage {
  if (path === unlinkedPaths.office) return loadOffice;
  const { load, loadRow } = rooms[path];
  return (form ?? page ?? letter ?? run) === undefined ? load : (loadRow ?? load);
}
