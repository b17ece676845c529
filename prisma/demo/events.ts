import { addMonths, format } from 'date-fns';
import { church } from '#lib/core/church/church.ts';
import { addDays, atNoon } from '#lib/core/dates/calendar-date.ts';
import type { Event, EventException } from '#lib/core/generated/prisma/client.ts';

/** An event of the demo with the exceptions of its series. */
export type DemoEvent = Partial<Event> &
  Pick<Event, 'title' | 'date' | 'time' | 'location' | 'description'> & {
    exceptions?: (Partial<EventException> & Pick<EventException, 'date' | 'kind'>)[];
  };

/** The titles of the services that a site begins with, in their order. */
export const demoServiceTitles = ['Sunday Worship', 'Wednesday Bible Study'] as const;

const [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = [0, 1, 2, 3, 4, 5, 6] as const;
const hall = 'Fellowship Hall';
const lawn = 'The lawn under the live oaks';

/** Events of every kind around `today` (yyyy-MM-dd), so that no list is empty on any day. */
export function demoEvents(today: string): DemoEvent[] {
  return [...weeklyLife(today), ...monthlyLife(today), ...comingUp(today), ...lookingBack(today)];
}

function weeklyLife(today: string): DemoEvent[] {
  const { sunday: service, bibleStudy } = church.services;
  const studyStart = onOrAfter(addDays(today, -42), wednesday);
  const supperNight = onOrAfter(addDays(today, 12), wednesday);
  const youthStart = onOrAfter(addDays(today, -28), sunday);
  const youthOff = onOrAfter(addDays(today, 8), sunday);
  return [
    {
      kind: 'service',
      title: demoServiceTitles[0],
      short_title: service.label,
      is_streamed: true,
      length_minutes: 90,
      date: onOrAfter(addDays(today, -28), sunday),
      time: `${service.clock} - 12:00 PM`,
      location: 'Worship Center',
      description:
        'An hour and a half of singing, Scripture and honest prayer. Come as you are; children from nursery to fifth grade have their own classes down the hall.',
      ...series('weekly'),
    },
    {
      kind: 'service',
      title: demoServiceTitles[1],
      short_title: bibleStudy.label,
      length_minutes: 75,
      date: studyStart,
      time: `${bibleStudy.clock} - 8:15 PM`,
      location: hall,
      description:
        'We read one chapter slowly and ask what it says, what it means and what we will do on Thursday. No homework, no wrong questions.',
      ...series('weekly'),
      exceptions: [
        {
          date: supperNight,
          kind: 'changed',
          title: 'Bible Study Supper and Stories',
          time: '6:00 PM - 8:00 PM',
          length_minutes: 120,
          location: hall,
          description:
            'Tonight we eat first. Bring a pot of something, and come ready to tell one story of how God has been good to you.',
        },
      ],
    },
    {
      title: 'Youth Night',
      date: youthStart,
      time: '5:30 PM - 7:30 PM',
      location: 'The Loft',
      description:
        'Grades six through twelve: gaga ball, pizza, a short talk and small groups that know your name. Friends are always welcome.',
      ...series('weekly'),
      exceptions: [
        {
          date: youthOff,
          kind: 'cancelled',
          description: 'No Youth Night this week: our leaders are away at training. See you next Sunday.',
        },
      ],
    },
    {
      title: 'English Conversation Tables',
      date: onOrAfter(addDays(today, -35), thursday),
      time: '6:30 PM - 8:00 PM',
      location: hall,
      description:
        'Practice everyday English with patient neighbors over tea and pan dulce. Every level, every nation, and child care in the next room.',
      ...series('weekly'),
    },
    {
      title: 'Young Families Supper',
      date: onOrAfter(addDays(today, -24), friday),
      time: '6:00 PM - 7:30 PM',
      location: hall,
      description:
        'Spaghetti, spilled milk and grown-up conversation. Every other Friday for anyone raising small children; the church does the dishes.',
      ...series('biweekly'),
    },
  ];
}

function monthlyLife(today: string): DemoEvent[] {
  const breakfastStart = nthOfMonth(monthsFrom(today, -2), saturday, 1);
  const potluckStart = lastOfMonth(monthsFrom(today, -2), sunday);
  return [
    {
      title: 'Neighbors’ Pantry',
      date: `${monthsFrom(today, -3).slice(0, 7)}-15`,
      time: '9:00 AM - 11:30 AM',
      location: 'The east door, off the parking lot',
      description:
        'Groceries for any household that could use them, no forms and no questions, on the 15th of every month. Drive up, or come in for coffee.',
      ...series('monthly'),
    },
    {
      title: 'Men’s Breakfast',
      date: breakfastStart,
      time: '7:30 AM - 9:00 AM',
      location: hall,
      description:
        'Breakfast tacos and strong coffee on the first and third Saturday, then half an hour in Proverbs. Bring your son or your neighbor.',
      ...nthWeekday(saturday, ['1', '3']),
    },
    {
      title: 'Last Sunday Potluck',
      date: potluckStart,
      time: '12:15 PM - 2:00 PM',
      location: lawn,
      description:
        'On the last Sunday of the month we stay for lunch. If your name starts with A to M bring a main dish, N to Z a side. Visitors bring only an appetite.',
      ...nthWeekday(sunday, ['5']),
    },
    {
      title: 'Christmas Eve by Candlelight',
      date: `${Number(today.slice(0, 4)) - 1}-12-24`,
      time: '5:30 PM - 6:30 PM',
      location: 'Worship Center',
      description:
        'Carols, the old story from Luke and a room full of small flames. Plan to come early and sit close; every child gets a candle of their own.',
      ...series('yearly'),
    },
  ];
}

function comingUp(today: string): DemoEvent[] {
  const dinner = onOrAfter(addDays(today, 5), saturday);
  const retreat = onOrAfter(addDays(today, 24), friday);
  const prayer = onOrAfter(addDays(today, 14), monday);
  return [
    {
      title: 'Pantry Shelf Drive',
      date: addDays(today, -1),
      end_date: addDays(today, 6),
      time: '9:00 AM - 4:00 PM',
      location: 'The church foyer',
      description:
        'The pantry shelves are low on rice, beans, peanut butter and diapers. Leave a bag in the foyer any day this week; the sixth graders will do the stacking.',
      show_in_banner: true,
    },
    {
      title: 'Dinner on the Grounds',
      date: dinner,
      time: '5:30 PM - 8:00 PM',
      location: lawn,
      description:
        'Long tables, brisket from the church smoker and a fiddle or two once the plates are cleared. The whole town is invited, and it costs nothing. Bring a lawn chair.',
      is_featured: true,
      show_in_banner: true,
    },
    {
      title: 'Newcomers’ Lunch',
      date: onOrAfter(addDays(today, 8), sunday),
      time: '12:15 PM - 1:30 PM',
      location: 'Room 104',
      description:
        'New in the last few months, or the last few minutes? Have lunch with the pastors, hear the story of the church in ten minutes and ask anything you like.',
      show_in_banner: true,
    },
    {
      title: 'Church and Grounds Workday',
      date: onOrAfter(addDays(today, 12), saturday),
      time: '8:00 AM - 12:00 PM',
      location: 'Meet at the tool shed',
      description:
        'Mulch, paint and a stubborn gate. Bring gloves and a rake if you have them; there are kolaches at eight and a job for every age.',
    },
    {
      title: 'Three Mornings of Prayer',
      date: prayer,
      end_date: addDays(prayer, 2),
      time: '6:30 AM - 7:00 AM',
      location: 'The prayer room',
      description:
        'Half an hour before work, three days in a row: one morning for our homes, one for our schools, one for the world. Coffee is hot at 6:15.',
      ...series('daily'),
    },
    {
      title: 'Baptism Sunday',
      date: onOrAfter(addDays(today, 17), sunday),
      time: '12:00 PM - 12:45 PM',
      location: 'At the creek, or indoors if it rains',
      description:
        'We walk down together right after the service. If you have been thinking about being baptized, talk to a pastor this week; towels are provided.',
    },
    {
      title: 'Community Blood Drive',
      date: onOrAfter(addDays(today, 19), tuesday),
      time: '2:00 PM - 7:00 PM',
      location: hall,
      description:
        'One hour and one pint. Walk in or sign up at the welcome table; the juice is cold and the cookies are homemade.',
    },
    {
      title: 'Marriage Weekend Away',
      date: retreat,
      end_date: addDays(retreat, 2),
      time: 'Friday 6:00 PM to Sunday noon',
      location: 'A lodge on the river, forty minutes west',
      is_offsite: true,
      description:
        'Two nights, three good talks and a long free afternoon. For couples one year in or forty; we will help you find someone to keep the kids.',
      is_featured: true,
    },
  ];
}

function lookingBack(today: string): DemoEvent[] {
  const retreat = onOrAfter(addDays(today, -40), friday);
  return [
    {
      title: 'Chili Supper and Pie Auction',
      date: onOrAfter(addDays(today, -13), saturday),
      time: '5:00 PM - 8:00 PM',
      location: hall,
      description:
        'Fourteen pots of chili, twenty-two pies and enough raised to send the youth to camp. Thank you to everyone who overpaid for pecan.',
    },
    {
      title: 'Missions Report Night',
      date: onOrAfter(addDays(today, -23), thursday),
      time: '7:00 PM - 8:30 PM',
      location: 'Worship Center',
      description:
        'Our well-drilling team told us what they saw, what they ate and what we can do next. A recording is at the welcome table.',
    },
    {
      title: 'Youth Retreat at the River',
      date: retreat,
      end_date: addDays(retreat, 2),
      time: 'Friday 5:00 PM to Sunday noon',
      location: 'River camp',
      is_offsite: true,
      description:
        'Thirty-one students, one very cold swimming hole and three nights of singing that could be heard on the other bank.',
    },
  ];
}

/** Returns the first such weekday on or after a date. */
function onOrAfter(date: string, weekday: number): string {
  return addDays(date, (weekday - atNoon(date).getDay() + 7) % 7);
}

/** Returns the first day of the month that many months after the date's. */
function monthsFrom(date: string, months: number): string {
  return format(addMonths(atNoon(`${date.slice(0, 7)}-01`), months), 'yyyy-MM-dd');
}

function nthOfMonth(firstOfMonth: string, weekday: number, nth: number): string {
  return addDays(onOrAfter(firstOfMonth, weekday), 7 * (nth - 1));
}

function lastOfMonth(firstOfMonth: string, weekday: number): string {
  return addDays(onOrAfter(monthsFrom(firstOfMonth, 1), weekday), -7);
}

function series(frequency: 'daily' | 'weekly' | 'biweekly' | 'monthly' | 'yearly') {
  return { is_recurring: true, recurrence_frequency: frequency };
}

function nthWeekday(weekday: number, occurrences: string[]) {
  return {
    is_recurring: true,
    recurrence_frequency: 'advanced_monthly',
    recurrence_pattern: 'nth_weekday',
    weekday_occurrences: occurrences,
    target_weekday: weekday,
  };
}
