'use client';

import type { ComponentType } from 'react';
import { lazyPage } from '#components/ui/lazy/lazy-page.tsx';
import { announcementMessages } from '#lib/announcements/messages.ts';
import { churchMessages } from '#lib/church/messages.ts';
import { mailMessages } from '#lib/mail/messages.ts';

interface Props {
  group?: string | undefined;
}

const pages = {
  announcements: lazyPage(
    () =>
      import('#components/banner/announcements/announcement-admin.tsx').then(
        (module) => module.AnnouncementAdmin,
      ),
    { title: 'Banner Management', waiting: announcementMessages.loading },
  ),
  data: lazyPage(
    () => import('#components/church-data/church-data.tsx').then((module) => module.ChurchData),
    { title: 'Your Data', waiting: 'Loading...' },
  ),
  mail: lazyPage(() => import('#components/mail/outbox.tsx').then((module) => module.Outbox), {
    title: mailMessages.title,
    waiting: mailMessages.loading,
  }),
  prayer: lazyPage(() => import('#components/prayer/prayer-admin.tsx').then((module) => module.PrayerAdmin), {
    title: 'Prayer Request Admin',
    waiting: 'Loading...',
  }),
  settings: lazyPage<Props>(
    () => import('#components/church/church-settings.tsx').then((module) => module.ChurchSettings),
    { title: churchMessages.title, waiting: churchMessages.loading },
  ),
} satisfies Record<string, ComponentType<Props>>;

/** A staff page by name; its code is fetched only when staff open it. */
export function StaffPage({ name, group }: Props & { name: keyof typeof pages }) {
  const Page: ComponentType<Props> = pages[name];
  return <Page group={group} />;
}
