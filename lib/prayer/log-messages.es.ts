import type { Catalogue } from '#lib/language/catalogue.ts';
import type { prayerLog } from './log-messages.ts';

export const prayerLogEs: Catalogue<typeof prayerLog> = {
  about:
    'Las peticiones de oración, primero la más reciente. De las anónimas no se entrega ni el nombre ni la dirección.',
  team: {
    singular: 'equipo de oración',
    plural: 'direcciones del equipo de oración',
    kind: 'Equipo de oración',
    added: 'Agregó una dirección al equipo de oración',
    removed: 'Quitó una dirección del equipo de oración',
    changed: 'Cambió una dirección del equipo de oración',
    resumed: 'Una dirección del equipo de oración vuelve a recibir correo',
    paused: 'Puso en pausa una dirección del equipo de oración',
    about: 'A quiénes se envían los correos de las peticiones de oración.',
  },
};
