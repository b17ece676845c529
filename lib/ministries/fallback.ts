import { church } from '#lib/core/church/church.ts';
import type { Ministry } from './schema.ts';
import { womensMeetingTime } from './womens-ministry.ts';
import words from './words/en.ts';

const { women, men, bibleStudy, youth, children, missions } = words.ministryPage.samples;

/**
 * The ministries of a new site, also shown when the database cannot be read: three for adults, one for youth, one for
 * children, one international.
 */
export const fallbackMinistries: readonly Ministry[] = [
  {
    ...blank(1),
    title: women.title,
    category: 'Adult',
    leadername: 'Director of Women’s Ministry',
    meetingtimes: womensMeetingTime,
    has_fixed_time: true,
    description: markup`<p>A midweek table for women of every age. We read a book of the Bible together over the
      course of a season, talk honestly about the week, and pray for one another by name.</p>
      <p>Come with a study guide or without one; there is always a spare at the door.</p>
      <ul><li>Childcare is provided, free, from birth to fifth grade</li>
      <li>A weekend retreat each spring at the lake</li>
      <li>A meal train for new mothers and anyone home from the hospital</li></ul>`,
  },
  {
    ...blank(2),
    title: men.title,
    category: 'Adult',
    leadername: 'Associate Pastor',
    meetingtimes: 'Saturdays 7:30 am, first and third of the month',
    description: markup`<p>Breakfast tacos first, then an hour around a passage and the things men tend not to say
      out loud: work, fathers, temper, hope. Nobody is called on to read or to pray.</p>
      <p>On the other Saturdays a crew with trucks and tools mends fences and ramps for neighbors who cannot.
      If you can carry one end of a board, you are useful.</p>`,
  },
  {
    ...blank(3),
    title: bibleStudy.title,
    category: 'Adult',
    leadername: 'Lead Pastor',
    meetingtimes: church.services.bibleStudy.text,
    description: markup`<p>An hour and a quarter in one passage, taught slowly, with plenty of room for questions.
      You do not need to have read ahead, or to have read the Bible at all.</p>
      <p>We meet in the Fellowship Hall. Coffee is on from a quarter of an hour before, and there is a table at
      the back for anyone who would rather listen than talk.</p>`,
  },
  {
    ...blank(4),
    title: youth.title,
    category: 'Youth',
    leadername: 'Youth Pastor',
    meetingtimes: 'Sundays 5:30 pm to 7:30 pm',
    description: markup`<p>For sixth grade through twelfth. Supper, a loud game, a short talk, and small groups led
      by the same adults all year, so that somebody notices when you are not there.</p>
      <ul><li>Summer camp in the Piney Woods, with help for families who need it</li>
      <li>A service weekend in the fall</li>
      <li>Rides home arranged on request</li></ul>`,
  },
  {
    ...blank(5),
    title: children.title,
    category: 'Children',
    leadername: 'Director of Children’s Ministry',
    meetingtimes: `Sundays during the ${church.services.sunday.clock} service`,
    link: '/visit',
    description: markup`<p>Nursery for babies and toddlers, and classes for ages three through fifth grade, with
      songs, a story from the Bible and something to make with glue.</p>
      <p>Every leader has passed a background check, there are never fewer than two adults in a room, and your
      child goes home only with the person who holds the matching tag.</p>`,
  },
  {
    ...blank(6),
    title: missions.title,
    category: 'International',
    leadername: 'Missions Team',
    meetingtimes: 'Second Sunday of the month, after the service',
    link: '/giving',
    description: markup`<p>We keep long friendships with a few partners rather than short ones with many: a clinic, a
      school, and churches planted by people who speak the language at home.</p>
      <p>Each month we read their letters aloud and pray through them. Once a year a small team goes to work on
      whatever our partners have asked for, and not on what we thought of.</p>`,
  },
];

function blank(number: number): Omit<Ministry, 'title' | 'category' | 'description' | 'meetingtimes'> {
  return {
    id: `b3117000-0000-4000-8000-00000000000${number}`,
    imageurl: null,
    leadername: null,
    link: null,
    has_fixed_time: false,
    position: number,
    updated_at: '2000-01-01T00:00:00.000Z',
  };
}

/** Markup as typed by staff: one line per paragraph or item, regardless of this file's line width. */
function markup(strings: TemplateStringsArray): string {
  return strings.join('').replace(/\s+/g, ' ').replaceAll('> <', '>\n<').trim();
}
