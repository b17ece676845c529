import { church } from '#lib/core/church/church.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { paths } from '#lib/core/site/paths.ts';

interface Question {
  question: string;
  answer: string;
  /** Where to read on. */
  link?: { label: string; href: string };
}

export interface QuestionGroup {
  /** In the page's address: `?tab=services`. */
  tab: string;
  label: string;
  questions: readonly Question[];
}

const { services } = church;

/** What people ask, under three tabs. The first one is open at first. */
export const questionGroups: readonly [QuestionGroup, ...QuestionGroup[]] = [
  {
    tab: 'general',
    label: 'General',
    questions: [
      {
        question: `What kind of church is ${currentChurch().name}?`,
        answer: `We are a ${currentChurch().kind}. That means no wider organization runs us; we hold to the Christian faith as it has been believed across the centuries, and local elders, who are members chosen to lead, look after the church.`,
        link: { label: 'Read what we believe', href: paths.beliefs },
      },
      {
        question: 'Do I have to believe all of it to come?',
        answer:
          'No. Many people visit for months while they make up their minds, and some come only to listen. Nobody will ask you to stand up, introduce yourself or give money.',
      },
      {
        question: 'Where do you meet?',
        answer: `At ${currentChurch().street}, ${currentChurch().city}. Parking is free, and the spaces nearest the doors are kept for guests and for anyone who finds walking hard.`,
        link: { label: 'Map and directions', href: paths.visit },
      },
      {
        question: 'Will someone pray for me?',
        answer:
          'Yes, gladly. Send a request from this site, or speak to anyone by the front after the service. Requests are read by our prayer team and by nobody else.',
        link: { label: 'Ask for prayer', href: paths.prayerForm },
      },
    ],
  },
  {
    tab: 'services',
    label: 'Services',
    questions: [
      {
        question: 'When are the services?',
        answer: `${services.sunday.text} is when everyone gathers. ${services.bibleStudy.label} is ${services.bibleStudy.text}, smaller and slower, with time for questions.`,
      },
      {
        question: 'How long does a Sunday service last?',
        answer:
          'About an hour and a quarter: half an hour of songs and prayer, then a sermon of thirty-five minutes or so. You are free to slip out, and nobody will mind.',
      },
      {
        question: 'What should I wear?',
        answer:
          'Whatever you would wear to see friends. There will be boots, jeans, a few ties and some very small superhero capes.',
      },
      {
        question: 'What happens with my children?',
        answer:
          'They may stay with you or join their own program, from the nursery through fifth grade. You will get a tag at check-in, and your child goes home only with the person who holds its match.',
        link: { label: 'See our ministries for children', href: paths.ministry('children') },
      },
      {
        question: 'May I watch from home first?',
        answer:
          'Of course. The Sunday service is streamed live, and past sermons are kept for as long as you like.',
        link: { label: 'Watch the livestream', href: paths.livestream },
      },
    ],
  },
  {
    tab: 'involved',
    label: 'Getting Involved',
    questions: [
      {
        question: 'How do I get to know people?',
        answer:
          'Stay for coffee, then try a home group: eight to twelve people who eat together on a weeknight and talk about Sunday’s passage. The office can tell you which one is near you.',
        link: { label: 'Look through our ministries', href: paths.ministries },
      },
      {
        question: 'How do I become a member?',
        answer:
          'Come to a newcomers’ lunch, which we hold every other month. You will hear where the church came from, ask anything you like, and afterward meet one of the pastors if you wish to join.',
      },
      {
        question: 'How can I be baptized?',
        answer:
          'Baptism is how a person says in public, with water, that they now belong to Jesus. Tell any of the pastors that you are thinking about it; they will talk it through with you in your own time.',
        link: { label: 'Read about life in the Spirit', href: `${paths.beliefs}#life-in-the-spirit` },
      },
      {
        question: 'Where could I help?',
        answer:
          'Nearly anywhere: the coffee table, the nursery, the sound desk, the Saturday repair crew. Serve beside someone for a month before you decide.',
        link: { label: 'See what is coming up', href: paths.events },
      },
      {
        question: 'How do I give?',
        answer:
          'By text, online, or in the wooden box by the doors. If you are our guest, please do not feel that you should.',
        link: { label: 'Ways to give', href: paths.giving },
      },
    ],
  },
];
