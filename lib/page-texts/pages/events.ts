import { claiming, plain } from '../page-text.ts';

export const eventsTexts = {
  'events.description': claiming(
    plain(
      'What search engines show',
      200,
      'What is on at church: suppers, classes, work days and gatherings you are welcome at, with dates, times and places.',
    ),
    'What is on at {church}, with dates, times and places.',
  ),
  'events.past_description': claiming(
    plain(
      'What search engines show of past events',
      200,
      'What was on at church: the suppers, classes, work days and gatherings of the past, with their dates.',
    ),
    'What was on at {church}, with dates and places.',
  ),
  'events.lead': claiming(
    plain(
      'Below the title',
      240,
      'Suppers, classes, work days and quiet hours. Come to any of them: nobody checks a list at the door.',
    ),
    'What is on, when and where.',
  ),
  'events.empty': claiming(
    plain(
      'Where there are no upcoming events',
      160,
      'New ones are on their way. Sunday morning is always open.',
    ),
    'Nothing is announced at the moment.',
  ),
  'events.past_empty': plain(
    'Where there are no past events',
    160,
    'Once an event is over, you find it here.',
  ),
} as const;

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
