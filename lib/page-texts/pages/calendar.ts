import { claiming, plain } from '../page-text.ts';

/** The page texts of the calendar. */
export const calendarTexts = {
  'calendar.description': claiming(
    plain(
      'What search engines show',
      200,
      'Every service, supper, class and gathering of {church}, month by month, to read here or to have in your own calendar.',
    ),
    'What is on at {church}, month by month, to read here or to have in your own calendar.',
  ),
  'calendar.lead': plain(
    'Below the title',
    200,
    'Everything that happens here, month by month. Choose a day to see what is on.',
  ),
  'calendar.empty': plain('Where there are no upcoming events', 160, 'New ones are on their way.'),
  'calendar.past_empty': plain(
    'Where there are no past events',
    160,
    'Once an event is over, you find it here.',
  ),
} as const;
