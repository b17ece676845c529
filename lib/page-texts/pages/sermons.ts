import { claiming, oneLine, plain } from '../page-text.ts';

export const sermonsTexts = {
  'sermons.description': claiming(
    plain(
      'What search engines show',
      200,
      'Watch or read about every Sunday message at {church}: search by title, speaker, passage or series.',
    ),
    'Hear or read what is preached at {church}: search by title, speaker, passage or series.',
  ),
  'sermons.lead': claiming(
    plain(
      'Below the title',
      280,
      'Every Sunday’s message, kept where you can find it again. Take one off the shelf, read the passage beside it, or send it to a friend who missed church.',
    ),
    'What was preached here, kept where you can find it again, with the passage beside it.',
  ),
  'sermons.browse_title': oneLine('The heading over all sermons', 60, 'Browse Sermons'),
} as const;
