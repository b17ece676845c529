import {
  Archive,
  BookOpen,
  CalendarDays,
  Church,
  ClipboardList,
  Files,
  FileText,
  HandHeart,
  ListTree,
  Mail,
  Megaphone,
  PenLine,
  Podcast,
  Radio,
  Sprout,
  UserCog,
  Users,
} from '#components/ui/icons/generated/icons.ts';
import type { Icon } from '#components/ui/icons/icon.tsx';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { paths } from '#lib/core/site/paths.ts';

/** The icon of a page in the office, by its path. */
export const roomIcons: Readonly<Record<string, Icon>> = {
  [paths.prayerAdmin]: HandHeart,
  [machinePaths.churchStaff]: UserCog,
  [machinePaths.churchForms]: ClipboardList,
  [paths.mail]: Mail,
  [paths.ministries]: Users,
  [paths.announcementAdmin]: Megaphone,
  [machinePaths.sitePages]: Files,
  [paths.churchDocuments]: FileText,
  [paths.churchWords]: PenLine,
  [paths.menus]: ListTree,
  [paths.events]: CalendarDays,
  [paths.sermons]: BookOpen,
  [paths.livestream]: Radio,
  [machinePaths.podcastAdmin]: Podcast,
  [paths.churchSettings]: Church,
  [paths.churchData]: Archive,
  [paths.setup]: Sprout,
};
