import type { Catalogue } from '#lib/language/catalogue.ts';
import type { liveViewMessages } from './view-messages.ts';

export const liveViewMessagesEs: Catalogue<typeof liveViewMessages> = {
  player: 'Culto en vivo',
  loading: 'La transmisión está por empezar.',
  openStream: 'Abrir la transmisión aparte',
};
