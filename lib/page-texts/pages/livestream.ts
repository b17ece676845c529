import { line, text } from '#lib/core/fields/field.ts';
import { claiming, group, list, plain } from '../page-text.ts';

export const livestreamTexts = {
  'livestream.description': claiming(
    plain(
      'What search engines show',
      200,
      'Watch the Sunday service of {church} live from wherever you are, on Vimeo, YouTube or Facebook.',
    ),
    'Where services of {church} are seen live when they are streamed.',
  ),
  'livestream.channels': claiming(
    group(
      'The other channels',
      { youtube: text('YouTube', 200), facebook: text('Facebook', 200) },
      {
        youtube: 'We stream to our YouTube channel too. Turn on its bell to be told when a service begins.',
        facebook: 'We stream to our Facebook page too, where you can say hello while you watch.',
      },
    ),
    {
      youtube: 'When a service is streamed to YouTube, this is the way to it.',
      facebook: 'When a service is streamed to Facebook, this is the way to it.',
    },
  ),
  'livestream.notes': claiming(
    list(
      'The three notes',
      {
        noun: 'note',
        least: 3,
        most: 3,
        fields: { title: line('Heading', 40), text: text('Words', 240), link: line('Words of the link', 50) },
      },
      [
        {
          title: 'Missed it?',
          text: 'Every sermon is kept, usually by Sunday evening, and you can search them by passage or by speaker.',
          link: 'Browse all sermons',
        },
        {
          title: 'Watching with children?',
          text: 'Let them draw what they hear. We would love to see it on the wall in the lobby one day.',
          link: 'See what there is for them',
        },
        {
          title: 'Ready to come in person?',
          text: 'A screen cannot pour you a coffee. When you would like one, this is what a Sunday morning is like.',
          link: 'Plan your visit',
        },
      ],
    ),
    [
      {
        title: 'Missed it?',
        text: 'Look whether it is among our sermons. You can search them by passage or by speaker.',
        link: 'Browse all sermons',
      },
      {
        title: 'Watching with others?',
        text: 'Read the passage together before it begins, and talk about it after it ends.',
        link: 'See what there is for every age',
      },
      {
        title: 'Ready to come in person?',
        text: 'We would like to meet you. This is how to find us, and when.',
        link: 'Plan your visit',
      },
    ],
  ),
} as const;
