import { line, text } from '#lib/core/fields/field.ts';
import { claiming, group, list, plain } from '../page-text.ts';

export const resourcesTexts = {
  'resources.description': claiming(
    plain(
      'What search engines show',
      200,
      'Three places beyond {church} that we send people to: an online Bible, answers to questions about the faith, and help before you vote.',
    ),
    'Places beyond {church} that we send people to.',
  ),
  'resources.lead': claiming(
    plain(
      'Below the title',
      280,
      'Three places that we often send people to. They are kept by others, so we will not agree with every line, but we would hand you any of them across the table.',
    ),
    'Places that we often send people to. They are kept by others, so we will not agree with every line.',
  ),
  'resources.cards': claiming(
    list(
      'The cards',
      {
        noun: 'card',
        least: 1,
        most: 6,
        fields: {
          tab: line('On its tab', 20),
          title: line('Heading', 50),
          text: text('Words', 300),
          action: line('Before the name on its button', 30),
        },
      },
      [
        {
          tab: 'To read',
          title: 'The Bible online',
          text: 'The whole Bible in more translations than you will ever need, free to read and to listen to. New to it? Begin with the Gospel of Mark: sixteen short chapters, and no introduction required.',
          action: 'Read at',
        },
        {
          tab: 'To ask',
          title: 'Questions about the faith',
          text: 'Short answers to hundreds of thousands of questions about God, the Bible and everyday life. It is a good first stop. For the second, bring the question to one of our pastors.',
          action: 'Ask at',
        },
        {
          tab: 'To vote',
          title: 'Before you vote',
          text: 'A ministry that helps Christians prepare to vote, with the candidates on your own ballot side by side. We tell no one whom to vote for. We do hope that everyone will look, pray and go.',
          action: 'Look it up at',
        },
      ],
    ),
    [],
  ),
  'resources.connect': group(
    'At the end of the page',
    { title: line('Heading', 60), text: text('Words', 240) },
    {
      title: 'A website will only take you so far',
      text: 'Faith is passed on from one person to another, mostly over food. Come and find out who we are.',
    },
  ),
} as const;
