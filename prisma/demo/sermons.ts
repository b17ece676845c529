import { church } from '#lib/core/church/church.ts';
import { addDays, atNoon } from '#lib/core/dates/calendar-date.ts';

interface Talk {
  title: string;
  passage: string;
  description: string;
  speaker?: 'Associate Pastor' | 'Guest Speaker';
  video?: string;
  notes?: string;
}

/** 24 sermons in four series, one for each Sunday before `today` (yyyy-MM-dd), the oldest first. */
export function demoSermons(today: string) {
  const talks = library.flatMap(({ series, talks }) => talks.map((talk) => ({ ...talk, series })));
  const lastSunday = addDays(today, -(atNoon(today).getDay() || 7));
  return talks.map(
    (
      { title, passage, description, speaker = 'Lead Pastor', video = onYouTube, notes = null, series },
      index,
    ) => ({
      title,
      speaker,
      date: addDays(lastSunday, -7 * (talks.length - 1 - index)),
      passage,
      video_url: video,
      description,
      thumbnail_url: null,
      series,
      notes,
    }),
  );
}

const onYouTube = `https://www.youtube.com/watch?v=${church.defaultVideoId}`;
const onYouTubeShort = `https://youtu.be/${church.defaultVideoId}`;
const onVimeo = 'https://vimeo.com/1084537';

const walkedTogether = `# What runs down
Unity is like oil and like dew. It [[runs]] down, it [[spreads]], and nobody [[manufactures]] it.

1. Oil: it begins with the [[priest]] and reaches the hem.
2. Dew: it falls on [[Zion]], the hill everyone climbs.
3. A blessing: **life** for [[evermore]].

# The last mile
Who walks beside me this week?
[[]]
[[]]`;

const library: { series: string; talks: Talk[] }[] = [
  {
    series: 'Joy in Close Quarters',
    talks: [
      {
        title: 'Partners from the First Day',
        passage: 'Philippians 1:1-11',
        description:
          'A letter that begins with thanks. What would it take for someone to remember this church the way Paul remembers his friends in Philippi?',
      },
      {
        title: 'The Good That Chains Can Do',
        passage: 'Philippians 1:12-30',
        description:
          'Paul’s plans were cancelled and the gospel went further. On reading our own interruptions a second time.',
      },
      {
        title: 'The Way Down Is the Way Up',
        passage: 'Philippians 2:1-11',
        speaker: 'Associate Pastor',
        description:
          'An early hymn about Jesus, written to settle a quarrel. Humility is not thinking poorly of yourself; it is having room for somebody else.',
      },
      {
        title: 'Shining in a Grumbling Age',
        passage: 'Philippians 2:12-18',
        description:
          'A plain word about complaining, and why cheerfulness in a tired workplace may be the clearest sermon anyone there ever hears.',
        video: onYouTubeShort,
      },
      {
        title: 'What I Used to Count',
        passage: 'Philippians 3:1-16',
        description:
          'A good family, a good school, a good record. Paul moves all of it to the other column, and tells us what he got for it.',
      },
      {
        title: 'Learning to Be Content',
        passage: 'Philippians 4:4-20',
        speaker: 'Guest Speaker',
        description:
          'Contentment is a skill, and it is learned in both directions. A missionary of thirty years on having much and having little.',
        video: onVimeo,
      },
    ],
  },
  {
    series: 'Stories Jesus Told',
    talks: [
      {
        title: 'Four Kinds of Ground',
        passage: 'Matthew 13:1-23',
        description:
          'Anyone who has gardened in caliche knows this parable already. What makes a heart hard, and what breaks it up again?',
      },
      {
        title: 'The Neighbor Who Stopped',
        passage: 'Luke 10:25-37',
        description:
          'The question was “Who is my neighbor?” Jesus answers a better one. Some thoughts on the people we drive past.',
      },
      {
        title: 'The Father Who Ran',
        passage: 'Luke 15:11-32',
        description:
          'Two sons, both lost, one of them without ever leaving home. And a father who goes out twice in the same day.',
      },
      {
        title: 'Full Pay at Five O’Clock',
        passage: 'Matthew 20:1-16',
        speaker: 'Associate Pastor',
        description:
          'The workers in the vineyard agreed on the wage, and then they saw what the others got. Grace looks unfair until you are the one hired last.',
      },
      {
        title: 'Two Men Went Up to Pray',
        passage: 'Luke 18:9-14',
        description:
          'One talked to God about himself, the other asked for mercy. It takes seven words to pray honestly, and most of us need a lifetime to mean them.',
        video: onYouTubeShort,
      },
      {
        title: 'A House on the Rock',
        passage: 'Matthew 7:24-29',
        description:
          'Both builders heard the same words, and the same storm came to both. The difference was below the ground, done on a dry day.',
      },
    ],
  },
  {
    series: 'Gleanings: The Book of Ruth',
    talks: [
      {
        title: 'When the Bread Runs Out',
        passage: 'Ruth 1:1-5',
        description:
          'A family leaves the House of Bread because there is none. Five verses, ten years and three funerals, and God has not said a word yet.',
      },
      {
        title: 'Where You Go',
        passage: 'Ruth 1:6-22',
        description:
          'Ruth’s famous promise was made on a dusty road to a woman with nothing to give back. On the friendships that hold when the reasons are gone.',
      },
      {
        title: 'As It Happened',
        passage: 'Ruth 2:1-16',
        speaker: 'Associate Pastor',
        description:
          'She happened to come to a field, and it happened to be his. How to look for God’s hand in an ordinary Tuesday.',
      },
      {
        title: 'More Than She Could Carry',
        passage: 'Ruth 2:17-23',
        description:
          'Boaz left grain at the edges on purpose. A sermon about margins: in the field, in the budget and in the week.',
      },
      {
        title: 'At the Threshing Floor',
        passage: 'Ruth 3:1-18',
        description:
          'Courage and restraint in the same night. Ruth asks for what the law allows, and Boaz will not rest until the matter is settled.',
        video: onVimeo,
      },
      {
        title: 'A Name in the Gate',
        passage: 'Ruth 4:1-22',
        speaker: 'Guest Speaker',
        description:
          'The story ends with a baby in a grandmother’s lap and a list of names that reaches all the way to Bethlehem.',
      },
    ],
  },
  {
    series: 'Songs for the Road',
    talks: [
      {
        title: 'My Help Comes From the Lord',
        passage: 'Psalm 121',
        description:
          'The first song for travelers. We look up at the hills for help and find the One who made them, and who does not doze off.',
      },
      {
        title: 'Glad to Go to Church',
        passage: 'Psalm 122',
        speaker: 'Associate Pastor',
        description:
          'What were they so glad about, after three days of walking? On why we gather, and what happens to us when we do.',
      },
      {
        title: 'If It Had Not Been for the Lord',
        passage: 'Psalm 124',
        description:
          'A song to sing after a close call. We practice telling our own stories so that God is in them, because he was.',
        video: onYouTubeShort,
      },
      {
        title: 'Those Who Sow With Tears',
        passage: 'Psalm 126',
        description:
          'Some seed is planted crying. The psalm does not hurry anyone, and still it promises a harvest and gives the reason why.',
      },
      {
        title: 'Unless the Lord Builds the House',
        passage: 'Psalm 127',
        description:
          'A word to everyone who gets up early and stays up late. Sleep, it turns out, is an act of faith.',
      },
      {
        title: 'How Good and How Pleasant',
        passage: 'Psalm 133',
        description:
          'Unity is compared to oil and to dew: it runs down, it spreads and nobody manufactures it. The last mile of the road is walked together.',
        notes: walkedTogether,
      },
    ],
  },
];
