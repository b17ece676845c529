import type { ComponentType } from 'react';
import {
  Archive,
  BookOpen,
  CalendarDays,
  Church,
  ClipboardList,
  Files,
  FileText,
  HandHeart,
  Languages,
  ListTree,
  Mail,
  Megaphone,
  PenLine,
  Podcast,
  Radio,
  Send,
  Sprout,
  UserCog,
  UserRound,
  Users,
} from '#components/ui/icons/generated/icons.ts';
import type { Icon } from '#components/ui/icons/icon.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { RoomPath, StaffQuery, StaffRoomPath } from '#lib/core/addresses/pages.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';

export type LoadPage = () => Promise<ComponentType<StaffQuery>>;

interface Room {
  readonly icon: Icon;
}

interface StaffRoom extends Room {
  readonly load: LoadPage;
  /** The page of one row, which its query names. */
  readonly loadRow?: LoadPage;
}

/** The icon of each page in the office, and the code of those that are for staff alone. */
export const rooms: Readonly<
  Record<RoomPath & StaffRoomPath, StaffRoom> & Record<Exclude<RoomPath, StaffRoomPath>, Room>
> = {
  [paths.prayerAdmin]: {
    icon: HandHeart,
    load: () => import('#components/prayer/prayer-admin.tsx').then((module) => module.PrayerAdmin),
  },
  [unlinkedPaths.churchStaff]: {
    icon: UserCog,
    load: () => import('#components/staff/staff-list.tsx').then((module) => module.StaffList),
  },
  [unlinkedPaths.churchSubscribers]: {
    icon: UserRound,
    load: () =>
      import('#components/subscribers/staff/subscribers-room.tsx').then((module) => module.SubscribersRoom),
  },
  [unlinkedPaths.churchForms]: {
    icon: ClipboardList,
    load: () => import('#components/forms/list/form-list.tsx').then((module) => module.FormList),
    loadRow: () => import('#components/forms/form-page.tsx').then((module) => module.FormPage),
  },
  [unlinkedPaths.churchLetters]: {
    icon: Send,
    load: () => import('#components/letters/office/letter-list.tsx').then((module) => module.LetterList),
    loadRow: () => import('#components/letters/office/letter-page.tsx').then((module) => module.LetterPage),
  },
  [paths.mail]: {
    icon: Mail,
    load: () => import('#components/mail/outbox.tsx').then((module) => module.Outbox),
  },
  [paths.ministries]: { icon: Users },
  [paths.announcementAdmin]: {
    icon: Megaphone,
    load: () =>
      import('#components/banner/announcements/announcement-admin.tsx').then(
        (module) => module.AnnouncementAdmin,
      ),
  },
  [unlinkedPaths.sitePages]: {
    icon: Files,
    load: () => import('#components/site-pages/list/page-list.tsx').then((module) => module.PageList),
    loadRow: () =>
      import('#components/site-pages/editing/page-editor.tsx').then((module) => module.PageEditor),
  },
  [unlinkedPaths.translations]: {
    icon: Languages,
    load: () =>
      import('#components/translations/room/translations-room.tsx').then((module) => module.TranslationsRoom),
  },
  [paths.churchDocuments]: {
    icon: FileText,
    load: () => import('#components/documents/documents.tsx').then((module) => module.Documents),
  },
  [paths.churchWords]: { icon: PenLine },
  [paths.menus]: {
    icon: ListTree,
    load: () => import('#components/navigation/menus-admin.tsx').then((module) => module.MenusAdmin),
  },
  [paths.events]: { icon: CalendarDays },
  [paths.sermons]: { icon: BookOpen },
  [paths.livestream]: { icon: Radio },
  [unlinkedPaths.podcastAdmin]: {
    icon: Podcast,
    load: () => import('#components/podcast/podcast-admin.tsx').then((module) => module.PodcastAdmin),
  },
  [paths.churchSettings]: {
    icon: Church,
    load: () => import('#components/church/church-settings.tsx').then((module) => module.ChurchSettings),
  },
  [paths.churchData]: {
    icon: Archive,
    load: () => import('#components/church-data/church-data.tsx').then((module) => module.ChurchData),
    loadRow: () =>
      import('#components/church-data/imports/review/page-review.tsx').then((module) => module.PageReview),
  },
  [paths.setup]: {
    icon: Sprout,
    load: () => import('#components/setup/setup-page.tsx').then((module) => module.SetupPage),
  },
};
