import { line, rich, text } from '#lib/core/fields/field.ts';
import { claiming, group, list, oneLine, plain } from '../page-text.ts';

export const missionTexts = {
  'mission.description': claiming(
    plain(
      'What search engines show',
      200,
      'Reaching, relating, restoring, releasing: what {church} is here to do, and the town we hope to see.',
    ),
    'What {church} is here to do, and the town we hope to see.',
  ),
  'mission.statement': claiming(
    plain(
      'The mission',
      160,
      'To help our neighbors find their way home to God, and to walk the road with them.',
    ),
  ),
  'mission.objectives_intro': claiming(
    group(
      'Above the objectives',
      { title: line('Heading', 60), text: text('Words', 240) },
      {
        title: 'How we go about it',
        text: 'Four verbs, in this order, each feeding the next. When a plan serves none of them, we let it go.',
      },
    ),
    { title: 'How we go about it', text: 'In this order, each feeding the next.' },
  ),
  'mission.objectives': claiming(
    list(
      'The objectives',
      {
        noun: 'objective',
        least: 1,
        most: 8,
        fields: { name: line('Objective', 24), to: line('Below it', 60), text: text('Words', 500) },
      },
      [
        {
          name: 'Reaching',
          to: 'people who would not come to us first',
          text: 'We go before we invite. That means school board meetings and soccer sidelines, a meal on a porch, a clinic half a world away. We want everyone in {city} to have one friend who follows Jesus and is easy to talk to.',
        },
        {
          name: 'Relating',
          to: 'as a family, and not an audience',
          text: 'A full room is not yet a church. We help each person find a table where they are expected, in a home group of eight to twelve, where somebody asks how the interview went and notices an empty chair.',
        },
        {
          name: 'Restoring',
          to: 'what has been worn down or broken',
          text: 'Everyone arrives carrying something. We make room for grief, recovery and second chances, pray with patience, and send people to good counselors when prayer should have company.',
        },
        {
          name: 'Releasing',
          to: 'people into the work that is theirs',
          text: 'We do not keep good people for ourselves. We train, trust and send them: to lead a class, to run an honest business, to plant another church, to care for a parent at home. All of it counts.',
        },
      ],
    ),
    [
      {
        name: 'Reaching',
        to: 'people who would not come to us first',
        text: 'We want everyone in {city} to have one friend who follows Jesus and is easy to talk to.',
      },
      {
        name: 'Relating',
        to: 'as a family, and not an audience',
        text: 'A full room is not yet a church. We want each person to be known by name, and missed when their chair is empty.',
      },
      {
        name: 'Restoring',
        to: 'what has been worn down or broken',
        text: 'Everyone arrives carrying something. We want this to be a place where it may be said aloud and prayed for.',
      },
      {
        name: 'Releasing',
        to: 'people into the work that is theirs',
        text: 'What we are given is meant to be passed on: at work, at school, at home and wherever we are sent. All of it counts.',
      },
    ],
  ),
  'mission.vision': claiming(
    group(
      'The vision',
      { title: line('Heading', 40), text: rich('Words', 1200) },
      {
        title: 'Our vision',
        text: '<p>We see a church that its town would miss.</p><p>We see supper tables longer than the family that owns them. We see teenagers who know five adults by name, and widows who are never the last to hear. We see doubters who stay, because the questions were taken seriously, and believers who leave, because they were sent.</p><p>We see {city} a little kinder for our being here, and people we have never met, in languages we do not speak, glad of it too.</p>',
      },
    ),
  ),
  'mission.next': oneLine('At the end of the page', 100, 'None of it happens without people like you.'),
} as const;
