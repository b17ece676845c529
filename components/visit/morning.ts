import { church } from '#lib/core/church/church.ts';

const { hour, minute } = church.services.sunday;

/** A Sunday morning from the parking lot to lunch: minutes are counted from the start of the service. */
export const morning = [
  {
    minutes: -20,
    title: 'Arrive',
    text: 'Turn in by the bell tower. Someone in a blue apron will wave you to a guest space and walk you in, with an umbrella if it rains.',
  },
  {
    minutes: -15,
    title: 'Coffee',
    text: 'Coffee, tea and kolaches in the lobby. Check your children in at the round table, or keep them with you.',
  },
  {
    minutes: 0,
    title: 'Sing',
    text: 'Sit anywhere. A band leads three or four songs, some new and some old, with the words on the screens. Stand, sit, sing or just listen.',
  },
  {
    minutes: 30,
    title: 'Listen',
    text: 'One of the pastors opens a passage of the Bible for about thirty-five minutes. There are Bibles under the seats, and you may keep one.',
  },
  {
    minutes: 75,
    title: 'Lunch',
    text: 'Most of us linger. Ask anyone where they are eating; you will very likely be asked along.',
  },
] as const;

/** The clock time so many minutes from the start of the service, such as '10:10 AM'. */
export function clockAt(minutes: number): string {
  const total = hour * 60 + minute + minutes;
  const hours = Math.floor(total / 60);
  const text = `${((hours + 11) % 12) + 1}:${String(total % 60).padStart(2, '0')}`;
  return `${text} ${hours < 12 ? 'AM' : 'PM'}`;
}
