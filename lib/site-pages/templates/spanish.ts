import type { TemplateName } from './names.ts';
import { button, questions, type Template, words } from './parts.ts';

const office = 'Escriba a {email}[ o llame al {phone}], y buscaremos un momento para conversar.';

export const spanishTemplates: Record<TemplateName, Template> = {
  blank: { summary: '', blocks: [] },
  weddings: {
    summary: 'Casarse en {church}: cómo pedirlo, de qué conversamos antes y qué necesita ese día.',
    blocks: [
      words(
        `<p>Es una alegría cuando dos personas quieren comenzar su matrimonio ante Dios.</p><h3>Primero, una conversación</h3><p>${office} Le pedimos que pregunte antes de reservar otra cosa.</p>`,
      ),
      questions(
        ['¿Con cuánto tiempo hay que avisar?', 'Lo antes posible.'],
        ['¿Preparan a las parejas?', 'Escriba aquí cómo preparan a las parejas.'],
        ['¿Podemos traer nuestra música?', 'Traigan sus ideas a nuestra primera conversación.'],
      ),
      { kind: 'address' },
    ],
  },
  preschool: {
    summary: 'El preescolar de {church}: cómo es un día y cómo venir a verlo.',
    blocks: [
      words(
        '<p>Nuestro preescolar es para niños pequeños y sus familias.</p><h3>Cómo es un día</h3><p>Escriba aquí cómo es un día.</p>',
      ),
      questions(
        ['¿Qué edades reciben?', 'Escriba aquí las edades.'],
        ['¿Cuánto cuesta?', 'Escriba aquí las cuotas, y cómo las familias pueden pedir ayuda con ellas.'],
        ['¿Podemos venir a verlo?', 'Con gusto. Una visita dice más que cualquier página.'],
      ),
      words(`<h3>Venga a vernos</h3><p>${office}</p>`),
    ],
  },
  camp: {
    summary: 'Campamento con {church}: cuándo es, qué llevar y cómo inscribirse.',
    blocks: [
      words(
        '<p>Esto es lo que conviene saber antes de inscribirse.</p><h3>Qué llevar</h3><ul><li>Una bolsa de dormir y una almohada</li><li>Ropa para la lluvia</li><li>Una linterna</li><li>Una Biblia, si tiene</li></ul>',
      ),
      { kind: 'events', count: 3, search: 'campamento' },
      questions(
        ['¿Quién puede venir?', 'Escriba aquí las edades.'],
        ['¿Cuánto cuesta?', 'Escriba aquí el precio.'],
        ['¿Quién cuida a los niños?', 'Escriba aquí quiénes son, y cómo los eligen.'],
      ),
      words(`<h3>¿Preguntas?</h3><p>${office}</p>`),
    ],
  },
  'hall-hire': {
    summary: 'Salones de {church} para reuniones, clases y fiestas: qué hay y cómo pedirlos.',
    blocks: [
      words(
        '<p>Nuestros salones están abiertos a los vecinos: para clases, reuniones, conciertos y cumpleaños.</p><h3>Qué hay</h3><p>Escriba aquí qué salones hay y qué tienen.</p>',
      ),
      questions(
        ['¿Cuánto cuesta?', 'Escriba aquí los precios.'],
        ['¿Qué debemos saber?', 'Deje los salones como los encontró.'],
        ['¿Cómo se reserva?', 'Díganos el día, la hora, cuántas personas y para qué.'],
      ),
      words(`<h3>Pida una fecha</h3><p>${office}</p>`),
      { kind: 'address' },
    ],
  },
  safeguarding: {
    summary: 'Cómo se cuida a niños y adultos en {church}, y a quién avisar cuando algo está mal.',
    blocks: [
      {
        kind: 'notice',
        html: '<p>Si alguien está en peligro ahora, llame primero a los servicios de emergencia.</p>',
      },
      words(
        '<p>Todos deben estar seguros aquí: niños, jóvenes y adultos. Tomamos en serio cada preocupación, sea sobre quien sea.</p><h3>Qué hacemos</h3><p>Escriba aquí a quién se revisa y capacita, y qué hacen con una preocupación.</p><h3>A quién avisar</h3><p>Escriba aquí quién es responsable, con un número de teléfono. Siempre puede escribir a {email}[ o llamar al {phone}].</p><p>No necesita pruebas ni tiene que estar seguro. Cuéntenos lo que vio o escuchó.</p>',
      ),
    ],
  },
  privacy: {
    summary: 'Qué pide este sitio de {church}, quién lo lee y cuánto tiempo se guarda.',
    blocks: [
      words(
        '<p>Este sitio es de {church}, {address}. Escriba a {email}[ o llame al {phone}] con cualquier pregunta sobre él.</p><h3>Qué pedimos</h3><p>El formulario de oración pide su nombre, su correo electrónico y por qué podemos orar. Puede pedirnos que no digamos su nombre a quienes oran. Un formulario o una inscripción pide su nombre, su correo electrónico y lo que allí se lee.</p><p>Para las cartas guardamos su correo electrónico, su nombre si lo da, lo que eligió y qué correos se le enviaron, nunca si los lee. Un recordatorio de una fecha pide su correo electrónico. Los mensajes al teléfono no preguntan quién es usted: guardamos una dirección y claves de su navegador, y lo que eligió; pasan, cifrados, por el servicio del fabricante de su navegador. Nada más en este sitio pregunta quién es usted.</p><h3>Quién lo lee</h3><p>Las personas de nuestra iglesia que oran, quienes preparan aquello a lo que usted se inscribe, y quienes cuidan de este sitio. No lo damos a nadie más.</p><h3>Cuánto tiempo se guarda</h3><p>Hasta que una petición de oración se completa y se elimina. Lo que responde en un formulario o una inscripción se elimina solo tantos días después de su fecha como diga el formulario; queda el número de personas. El enlace de cada carta termina todas las cartas o borra todo: entonces solo queda un código, del que no se puede sacar ninguna dirección. Una dirección que nadie confirma se elimina una semana después de preguntar, la de un recordatorio una semana después de enviarlo, y lo que guardamos de su navegador cuando usted termina sus mensajes. Avísenos y eliminamos la suya enseguida. Las copias de seguridad la guardan hasta un año más.</p><h3>Sin rastreo</h3><p>Este sitio no cuenta a los visitantes, no muestra publicidad y no usa cookies para quienes lo leen. El equipo que entra tiene cookies que mantienen su sesión y reconocen su navegador. Su navegador recuerda algunas elecciones, como un mensaje que cerró; se quedan con usted.</p><h3>Otros sitios</h3><p>Los videos, mapas y formularios de otros sitios se cargan cuando usted los inicia; entonces esos sitios conocen su dirección y pueden usar sus propias cookies.</p><h3>Sus derechos</h3><p>Puede preguntar qué sabemos de usted, pedir que se corrija o se elimine, y presentar una queja ante la autoridad de protección de datos de donde vive.</p>',
      ),
    ],
  },
  'not-meeting-yet': {
    summary: 'Apenas comenzamos: cómo enterarse de cuándo nos reunimos por primera vez.',
    blocks: [
      words(
        '<p>Somos una iglesia nueva en {city}, y todavía no nos reunimos los domingos. Por ahora oramos, planeamos y conocemos a nuestros vecinos.</p><h3>Esté desde el principio</h3><p>Escriba a {email}, y le diremos cuándo y dónde nos reunimos por primera vez. Antes de eso también hay lugar para usted en la mesa.</p>',
      ),
      { kind: 'events', count: 3 },
      { kind: 'prayer' },
      button('Quiénes somos', '/about'),
    ],
  },
};
