import { soundPlayerMessagesEs } from '#lib/sermons/sound/player-messages.es.ts';
import type { Messages } from './english.ts';
import type { groups as english } from './player.en.ts';

export const groups: Pick<Messages, keyof typeof english> = { soundPlayer: soundPlayerMessagesEs };
