import { paths } from '#lib/core/addresses/linked-paths.ts';
import { line, rich, text } from '#lib/core/fields/field.ts';
import { messages } from '#lib/language/messages.ts';
import { email, link, optional, percent, picture } from '../fields.ts';
import { claiming, group, list, oneLine, plain } from '../page-text.ts';
import { noLink, role } from './about-rows.ts';

const questionFields = {
  question: line('Question', 120),
  answer: text('Answer', 700),
  link_label: line('Words of a link below it', 60, { isOptional: true }),
  link_url: link('Where the link leads'),
};
const questions = { noun: 'question', least: 1, most: 20, fields: questionFields } as const;
const leaderFields = {
  name: optional(line('Name', 120, { isOptional: true, isName: true })),
  role: optional(line('Role', 120, { isOptional: true })),
  words: optional(text('Words', 700, { isOptional: true })),
  email: optional(email('E-mail, for everybody to read')),
  picture_url: optional(picture('Picture')),
  picture_focus_x: optional(percent('What stays in sight, from the left')),
  picture_focus_y: optional(percent('What stays in sight, from above')),
};

export const aboutTexts = {
  'about.description': claiming(
    plain(
      'What search engines show',
      200,
      'The story of {church}[ since {founded}]: what we value, who looks after things, and answers to what people ask before a first visit.',
    ),
    'Who we are at {church}, and answers to what people ask before a first visit.',
  ),
  'about.lead': plain(
    'Below the title',
    280,
    'We are a {kind} in {city}[, {region}]: ordinary people learning to love God, and the neighbors he gave us, in that order.',
  ),
  'about.story_title': oneLine('The heading of the story', 60, 'How we got here'),
  'about.story': claiming(
    list(
      'The story',
      {
        noun: 'moment',
        least: 1,
        most: 12,
        fields: { when: line('When', 24), title: line('Heading', 60), text: text('Words', 700) },
      },
      [
        {
          when: '{founded}',
          title: 'A living room',
          text: 'Seven families began meeting on Sunday evenings in a borrowed living room, with one guitar, a coffee urn and more questions than chairs. They wanted a church where a newcomer would be known by name before the month was out. By Christmas the kitchen was full too.',
        },
        {
          when: 'The years between',
          title: 'Folding chairs',
          text: 'We outgrew the house, then an old feed store, then the cafeteria of an elementary school. Every Sunday a crew came early to set out two hundred chairs, and every Sunday they put them away again. It taught us that the church was never the room.',
        },
        {
          when: '{built}',
          title: 'A roof of our own',
          text: 'We moved into the limestone building on {street}, given a little at a time by people who gave what they could. The bell in the tower came from a country school that had closed its doors. Children take turns ringing it.',
        },
        {
          when: 'Today',
          title: 'Still setting out chairs',
          text: 'There are more of us now, and more chairs. The aim has not changed: to gather around the Bible on Sunday, to carry one another through the week, and to be good news to the town we live in.',
        },
      ],
    ),
    [
      {
        when: 'Today',
        title: 'Here in {city}',
        text: 'We are a {kind}[, begun in {founded}], and we meet at {street}[, in a building of {built}]. Ask us how it began: it is a story that we like to tell.',
      },
    ],
  ),
  'about.read_on': claiming(
    list(
      'The two ways on from the story',
      {
        noun: 'way on',
        least: 2,
        most: 2,
        fields: { title: line('Heading', 40), text: text('Words', 160) },
      },
      [
        {
          title: 'What we believe',
          text: 'Six statements that we hold in common with Christians across the centuries, in plain words.',
        },
        {
          title: 'Mission and vision',
          text: 'What we are here to do, in four verbs, and the town we hope to see.',
        },
      ],
    ),
    [
      {
        title: 'What we believe',
        text: 'What we believe, in plain words.',
      },
      {
        title: 'Mission and vision',
        text: 'What we are here to do, and the town we hope to see.',
      },
    ],
  ),
  'about.values_intro': claiming(
    group(
      'Above the values',
      { title: line('Heading', 60), text: text('Words', 240) },
      {
        title: 'Four things we will not trade',
        text: 'When we have to choose what to do, or what to stop doing, we come back to these.',
      },
    ),
    {
      title: 'What we will not trade',
      text: 'When we have to choose what to do, or what to stop doing, we want to come back to these.',
    },
  ),
  'about.values': claiming(
    list(
      'The values',
      { noun: 'value', least: 1, most: 10, fields: { name: line('Value', 40), text: text('Words', 400) } },
      [
        {
          name: 'Love God',
          text: 'Everything else grows from this. We sing, pray and rest because God loved us first, and we would rather do a few things gladly than many things tired.',
        },
        {
          name: 'Biblical Truth',
          text: 'We read the Bible a passage at a time, in its setting, and let it correct us. You are welcome to ask hard questions of it. So do we.',
        },
        {
          name: 'Authentic Community',
          text: 'Nobody here has it all together, and nobody is asked to pretend. We eat at one another’s tables, tell the truth kindly, and stay when it is difficult.',
        },
        {
          name: 'Missional Living',
          text: 'Faith goes out of the door with you. At work, at school and over the fence, we look for ways to be useful and to speak of the hope we have.',
        },
      ],
    ),
    [
      {
        name: 'Love God',
        text: 'Everything else grows from this. We sing, pray and rest because God loved us first.',
      },
      {
        name: 'Biblical Truth',
        text: 'We read the Bible, and let it correct us. You are welcome to ask hard questions of it. So do we.',
      },
      {
        name: 'Authentic Community',
        text: 'Nobody has it all together, and nobody needs to pretend. We want to tell the truth kindly, and to stay when it is difficult.',
      },
      {
        name: 'Missional Living',
        text: 'Faith goes out of the door with you: to work, to school and over the fence.',
      },
    ],
  ),
  'about.leaders_intro': claiming(
    group(
      'Above the leaders',
      { title: line('Heading', 60), text: rich('Words', 300) },
      {
        title: 'The people who look after things',
        text: '<p>You will find all four by the front doors on a Sunday. In the week, write to {email} and the office will pass it on.</p>',
      },
    ),
    {
      title: 'The people who look after things',
      text: '<p>Write to {email}, and your message will reach them.</p>',
    },
  ),
  'about.leaders': claiming(
    list(
      'The leaders',
      {
        noun: 'leader',
        least: 0,
        most: 100,
        fields: leaderFields,
        needs: { anyOf: ['name', 'role'], message: () => messages.pageTexts.nobody },
      },
      [
        role(
          'Lead Pastor',
          'Preaches on most Sundays and looks after the staff and the direction of the church. Usually the last to leave the coffee table.',
        ),
        role(
          'Associate Pastor',
          'Home groups, hospital visits, weddings and funerals. The one to call when life comes apart, at any hour.',
        ),
        role(
          'Director of Family Ministries',
          'Walks with families from the nursery to graduation, and trains everyone who works with your children.',
        ),
        role(
          'Worship Leader',
          'Chooses the songs, rehearses the band, and makes room for anyone who wants to play, sing or learn the sound desk.',
        ),
      ],
    ),
    [],
  ),
  'about.faq_title': oneLine('The heading of the questions', 60, 'Questions people ask'),
  'about.questions': claiming(
    list('Questions: General', questions, [
      {
        question: 'What kind of church is {church}?',
        answer:
          'We are a {kind}. That means no wider organization runs us; we hold to the Christian faith as it has been believed across the centuries, and local elders, who are members chosen to lead, look after the church.',
        link_label: 'Read what we believe',
        link_url: paths.beliefs,
      },
      {
        question: 'Do I have to believe all of it to come?',
        answer:
          'No. Many people visit for months while they make up their minds, and some come only to listen. Nobody will ask you to stand up, introduce yourself or give money.',
        ...noLink,
      },
      {
        question: 'Where do you meet?',
        answer:
          'At {street}, {city}. Parking is free, and the spaces nearest the doors are kept for guests and for anyone who finds walking hard.',
        link_label: 'Map and directions',
        link_url: paths.visit,
      },
      {
        question: 'Will someone pray for me?',
        answer:
          'Yes, gladly. Send a request from this site, or speak to anyone by the front after the service. Only the people responsible for prayer and for this site read requests.',
        link_label: 'Ask for prayer',
        link_url: paths.prayerForm,
      },
    ]),
    [
      {
        question: 'What kind of church is {church}?',
        answer:
          'We are a {kind}, and we hold to the Christian faith as it has been believed across the centuries.',
        link_label: 'Read what we believe',
        link_url: paths.beliefs,
      },
      {
        question: 'Do I have to believe all of it to come?',
        answer: 'No. You are welcome to come, to listen and to make up your own mind.',
        ...noLink,
      },
      {
        question: 'Where do you meet?',
        answer: '[At {street}, {city}.|The address is not announced yet.]',
        link_label: 'Map and directions',
        link_url: paths.visit,
      },
      {
        question: 'Will someone pray for me?',
        answer:
          'Yes, gladly. Send a request from this site: only the people responsible for prayer and for this site read it.',
        link_label: 'Ask for prayer',
        link_url: paths.prayerForm,
      },
    ],
  ),
  'about.questions_services': claiming(
    list('Questions: Services', questions, [
      {
        question: 'When are the services?',
        answer:
          '[{service} is when everyone gathers.|The times are not set yet: write to {email}, and we will tell you.][ {second_service} is {second_service_time}, smaller and slower, with time for questions.]',
        ...noLink,
      },
      {
        question: 'How long does a Sunday service last?',
        answer:
          'About an hour and a quarter: half an hour of songs and prayer, then a sermon of thirty-five minutes or so. You are free to slip out, and nobody will mind.',
        ...noLink,
      },
      {
        question: 'What should I wear?',
        answer:
          'Whatever you would wear to see friends. There will be boots, jeans, a few ties and some very small superhero capes.',
        ...noLink,
      },
      {
        question: 'What happens with my children?',
        answer:
          'They may stay with you or join their own program, from the nursery through fifth grade. You will get a tag at check-in, and your child goes home only with the person who holds its match.',
        link_label: 'See our ministries for children',
        link_url: paths.ministry('children'),
      },
      {
        question: 'May I watch from home first?',
        answer:
          'Of course. The Sunday service is streamed live, and past sermons are kept for as long as you like.',
        link_label: 'Watch the livestream',
        link_url: paths.livestream,
      },
    ]),
    [
      {
        question: 'When are the services?',
        answer: '[{services}.|The times are not set yet: write to {email}, and we will tell you.]',
        ...noLink,
      },
      {
        question: 'How long does a service last?',
        answer: '[About {service_length}. ]You are free to slip out whenever you need to.',
        ...noLink,
      },
      {
        question: 'What should I wear?',
        answer: 'Whatever you would wear to see friends.',
        ...noLink,
      },
      {
        question: 'What happens with my children?',
        answer: 'They are welcome to stay with you. Ask us what else there is for their age[: {email}].',
        ...noLink,
      },
    ],
  ),
  'about.questions_involved': claiming(
    list('Questions: Getting Involved', questions, [
      {
        question: 'How do I get to know people?',
        answer:
          'Stay for coffee, then try a home group: eight to twelve people who eat together on a weeknight and talk about Sunday’s passage. The office can tell you which one is near you.',
        link_label: 'Look through our ministries',
        link_url: paths.ministries,
      },
      {
        question: 'How do I become a member?',
        answer:
          'Come to a newcomers’ lunch, which we hold every other month. You will hear where the church came from, ask anything you like, and afterward meet one of the pastors if you wish to join.',
        ...noLink,
      },
      {
        question: 'How can I be baptized?',
        answer:
          'Baptism is how a person says in public, with water, that they now belong to Jesus. Tell any of the pastors that you are thinking about it; they will talk it through with you in your own time.',
        link_label: 'Read about life in the Spirit',
        link_url: `${paths.beliefs}#life-in-the-spirit`,
      },
      {
        question: 'Where could I help?',
        answer:
          'Nearly anywhere: the coffee table, the nursery, the sound desk, the Saturday repair crew. Serve beside someone for a month before you decide.',
        link_label: 'See what is coming up',
        link_url: paths.events,
      },
      {
        question: 'How do I give?',
        answer:
          'By text, online, or in the wooden box by the doors. If you are our guest, please do not feel that you should.',
        link_label: 'Ways to give',
        link_url: paths.giving,
      },
    ]),
    [
      {
        question: 'How do I get to know people?',
        answer: 'Come twice and say hello, or choose something from our ministries and ask about it.',
        link_label: 'Look through our ministries',
        link_url: paths.ministries,
      },
      {
        question: 'How can I be baptized, or become a member?',
        answer:
          'Write to {email}, or speak to us when we meet. Somebody will talk it through with you in your own time.',
        ...noLink,
      },
      {
        question: 'How do I give?',
        answer: 'This site says how. If you are our guest, please do not feel that you should.',
        link_label: 'Ways to give',
        link_url: paths.giving,
      },
    ],
  ),
  'about.come': claiming(
    oneLine('At the end of the page', 100, 'The best way to know us is to spend a Sunday morning here.'),
    'The best way to know us is to come and see.',
  ),
} as const;
