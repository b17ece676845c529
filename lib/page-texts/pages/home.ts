import { line, text } from '#lib/core/fields/field.ts';
import { claiming, formatted, group, list, oneLine, plain } from '../page-text.ts';

export const homeTexts = {
  'home.headline': group(
    'The greeting',
    {
      dawn: line('In the morning', 40),
      noon: line('In the afternoon', 40),
      dusk: line('In the evening', 40),
      night: line('At night', 40),
      second: line('Second line', 120),
    },
    {
      dawn: 'Good morning',
      noon: 'Good afternoon',
      dusk: 'Good evening',
      night: 'Good night',
      second: 'and welcome to {church}.',
    },
  ),
  'home.hero': claiming(
    plain(
      'Below the greeting',
      160,
      '[{service}. ]Come as you are: the coffee is on and there is a seat for you.',
    ),
    '[{service}. ]Come as you are: there is a seat for you.',
  ),
  'home.facts': group(
    'The headings of the four facts',
    {
      next: line('Over the next service', 40),
      others: line('Over the other services', 40),
      location: line('Over the address', 40),
      prayer: line('Over the way to ask for prayer', 40),
    },
    { next: 'Next service', others: 'Join us too', location: 'Location', prayer: 'Prayer' },
  ),
  'home.study': claiming(
    oneLine('Below the second service', 70, 'Bring a Bible, or borrow one of ours.'),
    'Everybody is welcome.',
  ),
  'home.prayer': oneLine('Above the link to ask for prayer', 70, 'Whatever it is, we will pray with you.'),
  'home.about': group(
    'Beside the letter',
    { title: line('Heading', 60), text: text('Words', 200) },
    {
      title: 'A note to whoever is new here',
      text: 'We are a {kind} in {city}[, {region}], and every one of us was new once too.',
    },
  ),
  'home.letter': claiming(
    formatted(
      'The letter',
      1400,
      '<p>Dear neighbor,</p><p>You are welcome here before you believe anything, before you know anyone, and before you have worked out where to park.</p><p>On a Sunday we sing, open the Bible and pray for one another by name. Nobody will ask you to stand up and introduce yourself. Somebody will ask whether you would like coffee. Children are a welcome noise, and jeans are fine.</p><p>We have been doing this[ since {founded}], and the best part of it is still an empty chair that has someone in it the next week.</p>',
    ),
    '<p>Dear neighbor,</p><p>You are welcome here before you believe anything and before you know anyone.</p><p>When we meet, we open the Bible and pray. Come and see, and take your time.[ We have been doing this since {founded}.]</p>',
  ),
  'home.signature': group(
    'The letter’s signature',
    { closing: line('Last words', 60), name: line('From', 60) },
    { closing: 'See you soon,', name: 'your friends at {short}' },
  ),
  'home.welcome': oneLine('The heading over the doors', 70, 'There is a door here with your name on it'),
  'home.doors': claiming(
    list(
      'The doors',
      {
        noun: 'door',
        least: 4,
        most: 4,
        fields: { title: line('Name', 40), people: line('Who it is for', 40) },
      },
      [
        { title: "Children's Ministry", people: 'Cradle to fifth grade' },
        { title: 'Youth Group', people: 'Sixth to twelfth grade' },
        { title: 'Adult Bible Study', people: 'Men, women, everyone' },
        { title: 'International Missions', people: 'Friends far away' },
      ],
    ),
    [],
  ),
  'home.sermon_title': oneLine('The heading over the latest sermon', 70, 'Latest sermon'),
  'home.upcoming_title': oneLine('The heading over the coming events', 70, 'Upcoming events'),
  'home.empty': oneLine(
    'Where there are no events yet',
    120,
    'New dates go up here as soon as they are set.',
  ),
  'home.road': claiming(
    group(
      'The road to the church',
      { title: line('Heading', 50), text: text('Words', 200) },
      {
        title: 'The road is shorter than it looks',
        text: 'Where to park, which door to take and what happens[ on {service}], all on one page.',
      },
    ),
    {
      title: 'The road is shorter than it looks',
      text: 'When we meet, where that is and how to get there, all on one page.',
    },
  ),
} as const;

export const siteTexts = {
  'site.footer': plain('The line at the end of every page', 80, 'There is a light on,\nand room for you.'),
  'site.columns': group(
    'The headings at the end of every page',
    {
      times: line('Over the service times', 40),
      links: line('Over the links', 40),
      follow: line('Over the social media', 40),
    },
    { times: 'Service times', links: 'Quick links', follow: 'Follow along' },
  ),
} as const;
