import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './view.en.ts';

export default {
  liveView: {
    player: 'Culto en vivo',
    loading: 'La transmisión está por empezar.',
    openStream: 'Abrir la transmisión aparte',
  },
} satisfies Catalogue<typeof english>;
