/** The `last_error` of a mail that could not leave when it was due; staff read a sentence. */
export const awaitsSetUp = 'not_set_up';

/** The `last_error` of a letter's mail that waited in earlier data which came back: it may have left since. */
export const heldBack = 'held_back';
