import type { Catalogue } from '#lib/language/catalogue.ts';
import type { postgrestMessages } from './messages.ts';

export const postgrestMessagesEs: Catalogue<typeof postgrestMessages> = {
  label: 'Una base de datos alojada (Supabase o PostgREST)',
  about:
    'Eventos, sermones, ministerios, anuncios y oración del sitio de una iglesia, por la dirección y la clave de su proyecto. La clave se usa una vez y no se guarda.',
  address: 'Escriba la dirección del proyecto, como https://example.supabase.co.',
  key: 'Escriba la clave del proyecto.',
  wrongKey: 'El proyecto no acepta esta clave.',
  nothing: 'En esta dirección no hay ninguna base de datos de una iglesia.',
  noRows: 'La dirección no respondió con filas.',
};
