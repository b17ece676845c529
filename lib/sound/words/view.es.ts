import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './view.en.ts';

export default {
  soundPlayer: {
    player: 'Reproductor',
    play: 'Reproducir',
    pause: 'Pausar',
    back: 'Retroceder 15 segundos',
    forward: 'Avanzar 15 segundos',
    speed: 'Velocidad',
    times: (rate) => `${rate}×`,
    place: 'Punto del sermón',
    placeOf: (at, length) => `${at} de ${length}`,
    close: 'Cerrar el reproductor',
    loading: 'Cargando...',
    failed: 'El audio no llegó. El punto en que estaba se conserva.',
    again: 'Intentar de nuevo',
  },
} satisfies Catalogue<typeof english>;
