import { line, text } from '#lib/core/fields/field.ts';
import { claiming, group, list, plain } from '../page-text.ts';

export const ministriesTexts = {
  'ministries.description': claiming(
    plain(
      'What search engines show',
      200,
      'Where to belong in the week at {church}: ministries for adults, youth and children, and our partners abroad.',
    ),
    'The ministries of {church}, and how to take part.',
  ),
  'ministries.lead': claiming(
    plain(
      'Below the title',
      280,
      'Sunday is for everyone at once. The rest of the week is where people get to know you: pick a table, a class or a crew, and come twice before you decide.',
    ),
    'Here is where people get to know you. Choose one, and come twice before you decide.',
  ),
  'ministries.categories': claiming(
    list(
      'Below the names of the categories',
      {
        noun: 'category',
        least: 1,
        most: 20,
        fields: {
          category: line('Category, as the ministries name it', 40, { isName: true }),
          text: text('Words', 160),
        },
      },
      [
        {
          category: 'Adult',
          text: 'A table in the week where you are expected, whatever your age and whatever your story.',
        },
        {
          category: 'Youth',
          text: 'Sixth grade through twelfth: friends, hard questions, and adults who stay.',
        },
        { category: 'Children', text: 'Birth through fifth grade, in safe hands and good company.' },
        { category: 'International', text: 'Long friendships with churches and workers far from home.' },
      ],
    ),
    [
      { category: 'Adult', text: 'For grown people of every age.' },
      { category: 'Youth', text: 'For those who are not children any more.' },
      { category: 'Children', text: 'For the youngest, and for their parents to ask about.' },
      { category: 'International', text: 'For friends far from here.' },
    ],
  ),
  'ministries.empty': plain(
    'Where a category has no ministry',
    160,
    'Nothing is running at the moment. Ask us, if you miss something.',
  ),
  'ministries.involved': claiming(
    group(
      'At the end of the page',
      { title: line('Heading', 60), text: text('Words', 300) },
      {
        title: 'Ready to Get Involved',
        text: 'Tell us a little about yourself and which evenings you have free. Someone who already goes will write back, and meet you at the door the first time.',
      },
    ),
    {
      title: 'Ready to Get Involved',
      text: 'Tell us a little about yourself and when you have time, and we will write back.',
    },
  ),
} as const;
