import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

export default {
  demoNotice: {
    title: 'Una demostración para probar',
    lead: 'Presione uno de estos botones y recorra el sitio como una persona del equipo de la iglesia. No hay contraseña ni nada que se pueda romper.',
    enter: {
      secretary: 'Probar como secretaría',
      pastor: 'Probar como pastor',
      youth: 'Probar como líder de jóvenes',
    },
    rules:
      'Todo vuelve a empezar a cada hora en punto. El correo no va a ninguna parte, y quienes prueban la demostración ven lo que usted escribe: no use nombres reales.',
    soon: 'En unos minutos la demostración vuelve a empezar. Lo que está escribiendo se queda en su formulario.',
    done: 'La demostración volvió a empezar. Lo que estaba escribiendo sigue en su formulario.',
  },
} satisfies Catalogue<typeof english>;
