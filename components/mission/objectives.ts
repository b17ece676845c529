import { currentChurch } from '#lib/core/church/current-church.ts';

/** The four objectives of the church's mission. */
export const objectives = [
  {
    name: 'Reaching',
    to: 'people who would not come to us first',
    text: `We go before we invite. That means school board meetings and soccer sidelines, a meal on a porch, a clinic half a world away. We want everyone in ${currentChurch().city} to have one friend who follows Jesus and is easy to talk to.`,
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
] as const;
