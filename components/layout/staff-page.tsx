'use client';

import type { ComponentType } from 'react';
import { lazyPage } from '#components/ui/lazy/lazy-page.tsx';
import { messages } from '#lib/language/messages.ts';

interface Props {
  group?: string | undefined;
  /** The row to edit. */
  id?: string | undefined;
  /** What of the row is shown; without it the row is edited. */
  view?: string | undefined;
  /** One of its dates. */
  date?: string | undefined;
}

const pages = {
  announcements: lazyPage(
    () =>
      import('#components/banner/announcements/announcement-admin.tsx').then(
        (module) => module.AnnouncementAdmin,
      ),
    {
      title: () => messages.staffPages.announcements.title,
      waiting: () => messages.staffPages.announcements.loading,
    },
  ),
  data: lazyPage(
    () => import('#components/church-data/church-data.tsx').then((module) => module.ChurchData),
    { title: () => messages.staffPages.data.title, waiting: () => messages.staffPages.data.loading },
  ),
  documents: lazyPage(
    () => import('#components/documents/documents.tsx').then((module) => module.Documents),
    {
      title: () => messages.staffPages.documents.title,
      waiting: () => messages.staffPages.documents.loading,
    },
  ),
  form: lazyPage<Props>(() => import('#components/forms/form-page.tsx').then((module) => module.FormPage), {
    title: () => messages.staffPages.forms.title,
    waiting: () => messages.staffPages.forms.loading,
  }),
  forms: lazyPage(() => import('#components/forms/list/form-list.tsx').then((module) => module.FormList), {
    title: () => messages.staffPages.forms.title,
    waiting: () => messages.staffPages.forms.loading,
  }),
  mail: lazyPage(() => import('#components/mail/outbox.tsx').then((module) => module.Outbox), {
    title: () => messages.staffPages.mail.title,
    waiting: () => messages.staffPages.mail.loading,
  }),
  menus: lazyPage(
    () => import('#components/navigation/menus-admin.tsx').then((module) => module.MenusAdmin),
    { title: () => messages.staffPages.menus.title, waiting: () => messages.staffPages.menus.loading },
  ),
  office: lazyPage(() => import('#components/office/office.tsx').then((module) => module.Office), {
    title: () => messages.staffPages.office.title,
    waiting: () => messages.staffPages.office.loading,
  }),
  page: lazyPage<Props>(
    () => import('#components/site-pages/editing/page-editor.tsx').then((module) => module.PageEditor),
    { title: () => messages.staffPages.pages.title, waiting: () => messages.staffPages.pages.loading },
  ),
  pages: lazyPage(
    () => import('#components/site-pages/list/page-list.tsx').then((module) => module.PageList),
    {
      title: () => messages.staffPages.pages.title,
      waiting: () => messages.staffPages.pages.loading,
    },
  ),
  podcast: lazyPage(
    () => import('#components/podcast/podcast-admin.tsx').then((module) => module.PodcastAdmin),
    { title: () => messages.staffPages.podcast.title, waiting: () => messages.staffPages.podcast.loading },
  ),
  prayer: lazyPage(() => import('#components/prayer/prayer-admin.tsx').then((module) => module.PrayerAdmin), {
    title: () => messages.staffPages.prayer.title,
    waiting: () => messages.staffPages.prayer.loading,
  }),
  settings: lazyPage<Props>(
    () => import('#components/church/church-settings.tsx').then((module) => module.ChurchSettings),
    { title: () => messages.staffPages.settings.title, waiting: () => messages.staffPages.settings.loading },
  ),
  staff: lazyPage(() => import('#components/staff/staff-list.tsx').then((module) => module.StaffList), {
    title: () => messages.staffPages.staff.title,
    waiting: () => messages.staffPages.staff.loading,
  }),
} satisfies Record<string, ComponentType<Props>>;

/** A staff page by name; its code is fetched only when staff open it. */
export function StaffPage({ name, ...props }: Props & { name: keyof typeof pages }) {
  const Page: ComponentType<Props> = pages[name];
  return <Page {...props} />;
}
