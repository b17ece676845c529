import { line, text } from '#lib/core/fields/field.ts';
import { claiming, formatted, list, oneLine, plain } from '../page-text.ts';

export const givingTexts = {
  'giving.description': claiming(
    plain(
      'What search engines show',
      200,
      'Give to {church} by text, online or in person, see where gifts go, and read why we give.',
    ),
    'How to give to {church}, and why we give.',
  ),
  'giving.lead': claiming(
    plain(
      'Below the title',
      280,
      'Three plain ways, whichever suits you. No gift is too small to do some good.',
    ),
    'No gift is too small to do some good.',
  ),
  'giving.text_title': oneLine('The heading over giving by text, and its button', 40, 'Text To Give'),
  'giving.text': claiming(
    plain(
      'Giving by text',
      400,
      'The first time, a reply asks you to link a card or a bank account. After that a text is all it takes.',
    ),
    'Send it as a text message, and follow what the reply says.',
  ),
  'giving.online_title': oneLine('The heading over giving online', 60, 'Online Giving'),
  'giving.online': claiming(
    plain(
      'Giving online',
      400,
      'Give once or set up a gift that repeats, by card or bank transfer, on our donation partner’s secure page. You choose the fund, and your yearly statement for taxes is kept there too.',
    ),
    'Give on our donation partner’s page.',
  ),
  'giving.in_person_title': oneLine('The heading over giving in person', 60, 'In person'),
  'giving.in_person': claiming(
    formatted(
      'Giving in person',
      500,
      '<p>Leave cash or a check in the wooden box by the doors on a Sunday, or mail a check made out to {church} to {address}. Write the fund on the memo line if you have one in mind.</p>',
    ),
    '<p>Speak to us when we meet, or write to {email}.</p>',
  ),
  'giving.questions': formatted(
    'Below the ways to give',
    300,
    '<p>A question about a gift, or a gift of something other than money? Write to {email}[ or call {phone}].</p>',
  ),
  'giving.why': oneLine('The heading of the reasons', 40, 'Why We Give'),
  'giving.reasons': claiming(
    list(
      'The reasons',
      { noun: 'reason', least: 1, most: 8, fields: { title: line('In bold', 60), text: text('Words', 400) } },
      [
        {
          title: 'Because we were given to first.',
          text: 'Everything we have came to us as a gift, life and forgiveness above all. Giving some of it away is how we say thank you, and how we keep from being owned by the rest.',
        },
        {
          title: 'Because it does good here.',
          text: 'Your gifts keep the lights on and the pastors paid. They also fill the food pantry shelves, send teenagers to camp, pay an electric bill for a neighbor and support our partners overseas.',
        },
        {
          title: 'Because it is ours to decide.',
          text: 'The apostle Paul wrote that each of us should give what we have decided in our heart, and not under pressure. Some of us give a tenth of what we earn, an old practice called the tithe. Some give what they can this month.',
        },
      ],
    ),
    [
      {
        title: 'Because we were given to first.',
        text: 'Everything we have came to us as a gift, life and forgiveness above all. Giving some of it away is how we say thank you.',
      },
      {
        title: 'Because it is ours to decide.',
        text: 'The apostle Paul wrote that each of us should give what we have decided in our heart, and not under pressure.',
      },
    ],
  ),
  'giving.guests': claiming(
    plain(
      'Below the reasons',
      240,
      'If you are our guest, please let the box pass you by. Your coming is gift enough.',
    ),
    'If you are our guest, please do not feel that you should give. Your coming is gift enough.',
  ),
} as const;
