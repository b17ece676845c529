import { church } from '#lib/core/church/church.ts';
import type { PicturedPage } from '#lib/core/site/pages.ts';
import type { OgPicture } from './og-picture.tsx';

/**
 * What links to each of the church's pages show: its title, a line about it, and a plate of its own. The seeds
 * were chosen by eye: an oak for the story, a window for the beliefs, a road for the visit.
 */
export const pagePictures = {
  about: picture('About Us', `Since ${church.foundedYear}`, 'bluebonnet', 'event', 'page-about-86'),
  beliefs: picture('Beliefs', 'Six things we hold', 'night', 'sermon', 'page-beliefs-1'),
  'mission-vision': picture(
    'Mission & Vision',
    'Reach, relate, restore, release',
    'cedar',
    'event',
    'page-mission-vision-98',
  ),
  ministries: picture(
    'Our Ministries',
    'A place in the week for you',
    'paintbrush',
    'event',
    'page-ministries-70',
  ),
  giving: picture('Ways to Give', 'By text, online or in person', 'sunflower', 'event', 'page-giving-16'),
  resources: picture('Resources', 'Read, ask, vote', 'rose', 'sermon', 'page-resources-51'),
  visit: picture('Plan Your Visit', church.services.sunday.text, 'paintbrush', 'event', 'page-visit-66'),
  livestream: picture(
    'Live Worship Service',
    'Watch from where you are',
    'night',
    'event',
    'page-livestream-84',
  ),
  sermons: picture('Sermons', 'A library to wander in', 'cedar', 'sermon', 'page-sermons-3'),
  events: picture('Events', 'What is coming up', 'sunflower', 'event', 'page-events-34'),
  calendar: picture('Church Calendar', 'Day by day', 'bluebonnet', 'event', 'page-calendar-72'),
} as const satisfies Record<PicturedPage, OgPicture>;

function picture(
  title: string,
  kicker: string,
  tone: OgPicture['tone'],
  kind: OgPicture['kind'],
  seed: string,
): OgPicture {
  return { title, kicker, tone, kind, seed };
}
