import type { Catalogue } from '#lib/language/catalogue.ts';
import type { transcriptLog } from './log-messages.ts';

export const transcriptLogEs: Catalogue<typeof transcriptLog> = {
  singular: 'transcripción',
  plural: 'transcripciones',
  kind: null,
  subject: (name) => `la transcripción del sermón ${name}`,
  labels: { cues: 'Lo que se dijo', is_machine: 'Hecha por una máquina' },
  about: 'Lo que se dijo en los sermones, como WebVTT donde tiene tiempos.',
};
