import { currentChurch } from '#lib/core/church/current-church.ts';

/** The church's story, a moment to a paragraph; the margin says when. */
export const story = [
  {
    when: String(currentChurch().founded_year),
    title: 'A living room',
    text: 'Seven families began meeting on Sunday evenings in a borrowed living room, with one guitar, a coffee urn and more questions than chairs. They wanted a church where a newcomer would be known by name before the month was out. By Christmas the kitchen was full too.',
  },
  {
    when: 'The years between',
    title: 'Folding chairs',
    text: 'We outgrew the house, then an old feed store, then the cafeteria of an elementary school. Every Sunday a crew came early to set out two hundred chairs, and every Sunday they put them away again. It taught us that the church was never the room.',
  },
  {
    when: String(currentChurch().building_year),
    title: 'A roof of our own',
    text: `We moved into the limestone building on ${currentChurch().street}, given a little at a time by people who gave what they could. The bell in the tower came from a country school that had closed its doors. Children take turns ringing it.`,
  },
  {
    when: 'Today',
    title: 'Still setting out chairs',
    text: 'There are more of us now, and more chairs. The aim has not changed: to gather around the Bible on Sunday, to carry one another through the week, and to be good news to the town we live in.',
  },
] as const;
