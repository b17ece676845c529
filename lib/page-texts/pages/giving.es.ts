import type { Originals } from '../page-text.ts';
import type { givingTexts } from './giving.ts';

export const givingOriginalsEs: Originals<typeof givingTexts> = {
  'giving.description': {
    original:
      'Ofrende a {church} por mensaje de texto, en línea o en persona, vea a qué se destina y lea por qué damos.',
    otherwise: 'Cómo ofrendar a {church}, y por qué damos.',
  },
  'giving.lead': {
    original:
      'Tres maneras sencillas, la que mejor le acomode. Ninguna ofrenda es demasiado pequeña para hacer algún bien.',
    otherwise: 'Ninguna ofrenda es demasiado pequeña para hacer algún bien.',
  },
  'giving.text_title': { original: 'Ofrendar por mensaje de texto' },
  'giving.text': {
    original:
      'La primera vez, una respuesta le pide vincular una tarjeta o una cuenta bancaria. Después basta con un mensaje.',
    otherwise: 'Envíelo como mensaje de texto y siga lo que diga la respuesta.',
  },
  'giving.online_title': { original: 'Ofrenda en línea' },
  'giving.online': {
    original:
      'Ofrende una sola vez o programe una ofrenda periódica, con tarjeta o transferencia bancaria, en la página segura de la empresa que recibe nuestros donativos. Usted elige el fondo, y allí también se guarda su comprobante anual de impuestos.',
    otherwise: 'Ofrende en la página de la empresa que recibe nuestros donativos.',
  },
  'giving.in_person_title': { original: 'En persona' },
  'giving.in_person': {
    original:
      '<p>Deje efectivo o un cheque en la caja de madera junto a las puertas un domingo, o envíe por correo un cheque a nombre de {church} a {address}. Si tiene un fondo en mente, escríbalo en la línea del concepto.</p>',
    otherwise: '<p>Hable con nosotros cuando nos reunamos, o escriba a {email}.</p>',
  },
  'giving.questions': {
    original:
      '<p>¿Una pregunta sobre una ofrenda, o quiere dar algo que no sea dinero? Escriba a {email}[ o llame al {phone}].</p>',
  },
  'giving.why': { original: 'Por qué damos' },
  'giving.reasons': {
    original: [
      {
        title: 'Porque primero se nos dio.',
        text: 'Todo lo que tenemos nos llegó como un regalo, sobre todo la vida y el perdón. Dar una parte es nuestra manera de decir gracias, y de no ser esclavos de lo demás.',
      },
      {
        title: 'Porque hace bien aquí.',
        text: 'Sus ofrendas mantienen encendidas las luces y pagan a los pastores. También llenan los estantes de la despensa, envían adolescentes al campamento, pagan el recibo de luz de un vecino y sostienen a nuestros colaboradores en otros países.',
      },
      {
        title: 'Porque a nosotros nos toca decidir.',
        text: 'El apóstol Pablo escribió que cada uno debe dar lo que haya decidido en su corazón, y no por presión. Algunos damos la décima parte de lo que ganamos, una práctica antigua llamada diezmo. Otros dan lo que pueden este mes.',
      },
    ],
    otherwise: [
      {
        title: 'Porque primero se nos dio.',
        text: 'Todo lo que tenemos nos llegó como un regalo, sobre todo la vida y el perdón. Dar una parte es nuestra manera de decir gracias.',
      },
      {
        title: 'Porque a nosotros nos toca decidir.',
        text: 'El apóstol Pablo escribió que cada uno debe dar lo que haya decidido en su corazón, y no por presión.',
      },
    ],
  },
  'giving.guests': {
    original: 'Si nos visita, por favor deje pasar la caja. Que usted venga ya es un regalo.',
    otherwise: 'Si nos visita, por favor no sienta que debe ofrendar. Que usted venga ya es un regalo.',
  },
};
