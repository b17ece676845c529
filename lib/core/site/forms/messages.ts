/** What every form of staff says. */
export const formMessages = {
  notSaved: 'Nothing is saved yet. Please look at this:',
  /** Another person saved first. @param noun what is edited, such as 'event' */
  changedMeanwhile: (noun: string) =>
    `Someone else has changed this ${noun} since you opened it. What you typed is still in the form.`,
  keepTyped: 'Keep what I typed',
  takeTheirs: 'Start again from theirs',
  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
  focusNotLoaded: 'This picture cannot be loaded.',
  focus: 'What stays in sight',
  focusRole: 'point on the picture',
  focusAt: (x: number, y: number) => `${x} % from the left, ${y} % from the top`,
} as const;
