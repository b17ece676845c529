import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type { feedMessages, feedWords } from './messages.ts';

const { number } = sentencesIn('es');

export const feedMessagesEs: Catalogue<typeof feedMessages> = {
  label: 'Un pódcast o un canal',
  about: 'Sermones de un pódcast o de un canal de YouTube, por la dirección de su RSS.',
  address: 'Escriba la dirección completa del RSS del pódcast, que empieza con https://.',
  notAFeed: 'Esta dirección no da ningún pódcast ni canal. Busque allí su dirección RSS.',
  broken: 'El RSS no se pudo leer hasta el final: no está escrito como debe ser.',
  refused: 'El RSS contiene definiciones propias, que un pódcast no necesita. No se leyó.',
  tooMany: (most) => `El RSS tiene más de ${number(most)} entradas.`,
  untitled: (at) => `La entrada ${at} del RSS no tiene título y se omitió.`,
  undated: (title) => `«${title}» no tiene una fecha que se pueda leer. Se omitió.`,
  future: (title) => `«${title}» tiene una fecha posterior a hoy. Se omitió.`,
  nothingToPlay: (title) => `«${title}» no tiene nada que escuchar ni ver. Se omitió.`,
  twice: (title) => `«${title}» está dos veces en el RSS con textos distintos. Se tomó el primero.`,
  morePages: (pages) =>
    `El RSS continúa después de ${pages} páginas. Sus entradas más antiguas no se leyeron; tráigalas de otra manera.`,
  pageFailed: (page, reason) =>
    `La página ${page} del RSS no se pudo leer, así que faltan sus entradas más antiguas: ${reason}`,
  listeners: (episodes, megabytes) =>
    `${episodes === 1 ? 'Un episodio tiene' : `${number(episodes)} episodios tienen`} audio${megabytes > 0 ? `, ${number(megabytes)} MB` : ''}. Los oyentes pasan cuando el servicio anterior redirige al RSS de este sitio (“set new feed URL”, itunes:new-feed-url): vea Pódcast en la oficina.`,
  latestOnly: (count) => `YouTube solo informa de los últimos ${count} videos de un canal.`,
};

export const feedWordsEs: Catalogue<typeof feedWords> = {
  speaker: 'Predicador desconocido',
  description: (title, source) => `«${title}», un mensaje${source ? ` de ${source}` : ''}.`,
};
