import { soundPlayerMessages } from '#lib/sermons/sound/player-messages.ts';

/** The group that the player of sound reads, which comes with it. */
export const groups = { soundPlayer: soundPlayerMessages };
