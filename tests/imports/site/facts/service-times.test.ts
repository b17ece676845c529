import { describe, expect, test } from 'vitest';
import { type ServiceRow, serviceTimesIn } from '#lib/imports/site/facts/service-times.ts';

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Returns a service on one line: 'Sun 9:00 AM Worship'. */
function told(row: ServiceRow): string {
  const weeks = row.weekday_occurrences ? `${row.weekday_occurrences.join('+')}. ` : '';
  const languages = row.held_in ? ` (${row.held_in.join()})` : '';
  return `${weeks}${dayNames[row.target_weekday]} ${row.time} ${row.title}${languages}`;
}

const read = (line: string, where = {}) => serviceTimesIn(line, where).map(told);

const stated: [line: string, services: string[], where?: { heading?: string; isFrame?: boolean }][] = [
  ['Sundays 9:00 & 11:00', ['Sun 9:00 AM Service', 'Sun 11:00 AM Service']],
  ['Sundays at 9 & 11 am', ['Sun 9:00 AM Service', 'Sun 11:00 AM Service']],
  ['Sundays at 10', ['Sun 10:00 AM Service']],
  ['Sundays at 10:30 a.m.', ['Sun 10:30 AM Service']],
  ['Every Sunday at 10:30am', ['Sun 10:30 AM Service']],
  ['Join us Sundays at 10 AM, in person or online', ['Sun 10:00 AM Service']],
  ['9 am and 10:45am Sunday worship', ['Sun 9:00 AM Worship', 'Sun 10:45 AM Worship']],
  ['Sunday Worship: 8:30 & 11:00 AM', ['Sun 8:30 AM Worship', 'Sun 11:00 AM Worship']],
  ['Sunday Worship Service 10:30 AM', ['Sun 10:30 AM Worship Service']],
  [
    'Sunday Worship Services: 8:00, 9:30 and 11:00 a.m.',
    ['Sun 8:00 AM Worship Service', 'Sun 9:30 AM Worship Service', 'Sun 11:00 AM Worship Service'],
  ],
  ['Sunday School 9:30 am', ['Sun 9:30 AM Sunday School']],
  [
    'Sunday School – 9:30am | Morning Worship – 10:45am',
    ['Sun 9:30 AM Sunday School', 'Sun 10:45 AM Morning Worship'],
  ],
  [
    'Sundays: 9:00 am Traditional Worship, 11:00 am Contemporary Worship',
    ['Sun 9:00 AM Traditional Worship', 'Sun 11:00 AM Contemporary Worship'],
  ],
  ['Wednesday Bible Study 7 pm', ['Wed 7:00 PM Bible Study']],
  ['Bible Study: Wednesdays, 6:30 PM', ['Wed 6:30 PM Bible Study']],
  ['Wednesdays at 7:00 p.m. – Prayer Meeting', ['Wed 7:00 PM Prayer Meeting']],
  ['Saturday Vigil Mass 5:00 PM', ['Sat 5:00 PM Vigil Mass']],
  [
    'Mass: Saturday 5 pm; Sunday 8 am, 10 am & 12 noon',
    ['Sat 5:00 PM Mass', 'Sun 8:00 AM Mass', 'Sun 10:00 AM Mass', 'Sun 12:00 PM Mass'],
  ],
  [
    'Weekday Masses: Monday-Friday 8:00 am',
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => `${day} 8:00 AM Weekday Mass`),
  ],
  ['Daily Mass: Tuesday & Thursday 12:10 pm', ['Tue 12:10 PM Daily Mass', 'Thu 12:10 PM Daily Mass']],
  ['Saturday: Confession 3:00 pm, Mass 5:00 pm', ['Sat 5:00 PM Mass']],
  ['Sundays: Breakfast 8:30 am, Worship 9:30 am', ['Sun 9:30 AM Worship']],
  ['Sunday 10:00 AM', ['Sun 10:00 AM Service'], { isFrame: true }],
  ['Sunday 10:00 AM', ['Sun 10:00 AM Service'], { heading: 'Service Times' }],
  [
    'Sunday 9:00 am | 11:00 am',
    ['Sun 9:00 AM Service', 'Sun 11:00 AM Service'],
    { heading: 'Worship with us' },
  ],
  ['Wednesday 6:30 pm', ['Wed 6:30 PM Service'], { heading: 'Service times' }],
  ['Sun 8:00 AM Holy Eucharist', ['Sun 8:00 AM Holy Eucharist']],
  ['8:00 am Holy Eucharist, Sundays', ['Sun 8:00 AM Holy Eucharist']],
  ['Sunday Worship 10:00 - 11:15 AM', ['Sun 10:00 AM - 11:15 AM Worship']],
  ['Evensong on the first Sunday at 5 pm', ['1. Sun 5:00 PM Evensong']],
  ['Holy Communion 1st and 3rd Sundays 9:30 am', ['1+3. Sun 9:30 AM Holy Communion']],
  ['Mass in Spanish: Sundays 1:00 PM', ['Sun 1:00 PM Mass in Spanish (es)']],
  ['Spanish Mass Sunday 12:30 pm', ['Sun 12:30 PM Spanish Mass (es)']],
  [
    'Sundays 9am English service, 11am Korean service',
    ['Sun 9:00 AM English service (en)', 'Sun 11:00 AM Korean service (ko)'],
  ],
  ['Saturday Worship 5:30pm • Sunday Worship 9am', ['Sat 5:30 PM Worship', 'Sun 9:00 AM Worship']],
  ['Sabbath School Saturdays 9:30 am', ['Sat 9:30 AM Sabbath School']],
  ['Our worship gathering is Sundays at 10 a.m.', ['Sun 10:00 AM Worship gathering']],
  ['SUNDAY WORSHIP 10:30 AM', ['Sun 10:30 AM WORSHIP']],
  ['Sundays 9 & 10:45 am', ['Sun 9:00 AM Service', 'Sun 10:45 AM Service']],
  ['Sunday services 11 & 1 pm', ['Sun 11:00 AM Service', 'Sun 1:00 PM Service']],
  ['Sunday Worship | 10:30 am', ['Sun 10:30 AM Worship']],
  ['Misas: domingos 9:00 y 12:00', ['Sun 9:00 AM Misa', 'Sun 12:00 PM Misa']],
  ['Domingos 9:00 y 11:00', ['Sun 9:00 AM Service', 'Sun 11:00 AM Service']],
  ['Domingos a las 10', ['Sun 10:00 AM Service']],
  ['Domingos a las 10:30 de la mañana', ['Sun 10:30 AM Service']],
  ['Culto dominical: domingo 11:00', ['Sun 11:00 AM Culto dominical']],
  ['Cultos: domingos 10:00 h y 18:30 h', ['Sun 10:00 AM Culto', 'Sun 6:30 PM Culto']],
  ['Culto de oración: miércoles 7:00 p.m.', ['Wed 7:00 PM Culto de oración']],
  ['Estudio bíblico los jueves a las 19:30', ['Thu 7:30 PM Estudio bíblico']],
  ['Escuela dominical: domingo 9:30 a. m.', ['Sun 9:30 AM Escuela dominical']],
  ['Servicio de adoración domingos 10 am', ['Sun 10:00 AM Servicio de adoración']],
  ['Misa de vigilia: sábado 19:00', ['Sat 7:00 PM Misa de vigilia']],
  ['Misas: lunes a viernes 19:00', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => `${day} 7:00 PM Misa`)],
  [
    'Misa sábados 18:00; domingos 10:00, 12:00 y 19:00',
    ['Sat 6:00 PM Misa', 'Sun 10:00 AM Misa', 'Sun 12:00 PM Misa', 'Sun 7:00 PM Misa'],
  ],
  ['Todos los domingos a las 11:00 am', ['Sun 11:00 AM Service']],
  ['Misa en español domingos 12:00 pm', ['Sun 12:00 PM Misa en español (es)']],
  ['Nos reunimos los domingos a las 10:30', ['Sun 10:30 AM Service']],
  ['Domingo 10:00', ['Sun 10:00 AM Misa'], { heading: 'Horario de misas' }],
  [
    'Domingos 8:00, 10:00 y 12:00 del mediodía',
    ['Sun 8:00 AM Misa', 'Sun 10:00 AM Misa', 'Sun 12:00 PM Misa'],
    { heading: 'Misas' },
  ],
  ['Servicios: Domingo 9 am y 11 am', ['Sun 9:00 AM Servicio', 'Sun 11:00 AM Servicio']],
  [
    'Domingos 9:00 a. m. (español) y 11:00 a. m. (inglés)',
    ['Sun 9:00 AM Español (es)', 'Sun 11:00 AM Inglés (en)'],
  ],
  [
    'SAT 5PM | SUN 9AM + 11AM',
    ['Sat 5:00 PM Service', 'Sun 9:00 AM Service', 'Sun 11:00 AM Service'],
    { isFrame: true },
  ],
  ['Sunday School 9:30 Worship 10:30', ['Sun 9:30 AM Sunday School', 'Sun 10:30 AM Worship']],
  ['Sunday Masses: 7:30, 9:00, 10:30 AM', ['Sun 7:30 AM Mass', 'Sun 9:00 AM Mass', 'Sun 10:30 AM Mass']],
  ['We gather every Sunday at 10am for worship at 1200 Maple Street', ['Sun 10:00 AM Worship']],
  ['Worship with us Sundays 10:00am', ['Sun 10:00 AM Worship']],
  ['Wednesday Prayer Meeting & Bible Study – 7:00 PM', ['Wed 7:00 PM Prayer Meeting, Bible Study']],
  [
    'Tuesday 7:00 pm Prayer Meeting, Thursday 7 pm Bible Study',
    ['Tue 7:00 PM Prayer Meeting', 'Thu 7:00 PM Bible Study'],
  ],
  [
    'Misas domingos y festivos: 10, 12 y 19 h',
    ['Sun 10:00 AM Misa', 'Sun 12:00 PM Misa', 'Sun 7:00 PM Misa'],
  ],
  [
    'Domingo: Escuela Dominical 9:45 AM, Culto de Adoración 11:00 AM',
    ['Sun 9:45 AM Escuela Dominical', 'Sun 11:00 AM Culto de Adoración'],
  ],
  ['Primer domingo del mes, Santa Cena 10:00 am', ['1. Sun 10:00 AM Santa Cena']],
];

describe('services are read from a line as churches write it', () => {
  test.each(stated)('%s', (line, services, where) => {
    expect(read(line, where)).toEqual(services);
  });
});

const others: [line: string, where?: { heading?: string; isFrame?: boolean }][] = [
  ['Office hours: Monday-Thursday 9:00 am - 3:00 pm'],
  ['Church Office: Sunday 8:00 am - 12:00 pm', { isFrame: true }],
  ['Mon–Fri 9:00 am – 4:00 pm', { isFrame: true }],
  ['Monday - Friday: 9am - 5pm', { heading: 'Office Hours' }],
  ['Sunday 9:00 am - 12:00 pm', { heading: 'Office Hours' }],
  ['Open Sundays 8 am - 1 pm'],
  ['Food Pantry: Sundays 12:30 pm'],
  ['Choir rehearsal Sundays 9:00 am'],
  ['Youth Group Sundays 6:00 pm'],
  ['Scouts Sundays 4 pm'],
  ['AA Meeting Sundays 7 pm'],
  ['Confessions: Saturdays 3:00-4:00 pm'],
  ['Christmas Eve Services: Sunday 5 & 7 pm'],
  ['Christmas Eve worship, December 24, 7:00 pm'],
  ['Easter Sunday worship 6:30 am'],
  ['This Sunday 10:00 am worship'],
  ['Sunday, June 8 at 10:30 AM: worship in the park'],
  ['Sunday 6/8 10:30 am worship'],
  ['Sunday, March 3, 2024 10:00 AM worship'],
  ['In 1985 services were held Sundays at 9:00 am'],
  ['Summer schedule: Sundays 9:30 am worship'],
  ['Starting in the fall: Sundays 9:30 am worship'],
  ['Sunday: Luke 10:25'],
  ['Sunday Worship: John 3:16'],
  ['Sunday worship on Psalm 9:10'],
  ['Ages 9-12 meet Sundays'],
  ['Sunday School for grades 9-12'],
  ['Hear our service Sundays at 8:30 am on radio KXYZ 1230 AM'],
  ['Watch live Sundays at 10:30 am'],
  ['Livestream Sunday 10 am', { isFrame: true }],
  ['Sundays 7'],
  ['Wednesdays 7:00'],
  ['Wednesday worship 7:00'],
  ['Sunday 10:00 AM'],
  ['Sunday 9', { isFrame: true }],
  ['Wednesday 7 pm', { isFrame: true }],
  ['Community service day Saturdays 9 am'],
  ['Service project: Saturday 9 am'],
  ['Funeral services Saturday 11 am'],
  ['Call 512-555-0188 Sundays'],
  ['No services Sunday 10 am'],
  ['Worship every other Sunday at 6 pm'],
  ['Doors open Sundays at 9:30 am'],
  ['Coffee and donuts Sundays at 9:30 am'],
  ['Worship at 10:30 am'],
  ['Sundays'],
  ['Service times'],
  ['Sunday concert 4 pm', { isFrame: true }],
  ['Open Monday to Friday 9 to 5'],
  ['Horario de oficina: lunes a viernes 9:00 a 14:00'],
  ['Secretaría: domingos 10:00 - 12:00'],
  ['Despacho parroquial: martes 18:00 a 20:00', { isFrame: true }],
  ['Confesiones: sábados 17:00'],
  ['Misa de Nochebuena: domingo 24 de diciembre, 20:00'],
  ['Domingo 24 de marzo, culto 10:00'],
  ['Este domingo culto a las 10:00'],
  ['Ensayo del coro: domingos 9:00'],
  ['Abierto domingos 9:00 a 13:00'],
  ['Catequesis: domingos 10:00'],
  ['Lunes a viernes 9:00 a 17:00', { isFrame: true }],
  ['Domingo: Lucas 10:25'],
  ['Culto domingo 6:00'],
  ['Transmisión en vivo domingos 11:00'],
  ['Comedor social domingos 13:00'],
  ['A partir de septiembre: misa domingos 11:00'],
  ['Culto cada dos domingos a las 11:00'],
  [`Worship ${'is good '.repeat(40)} Sundays 10 am`],
];

describe('no service is read from a line that states none', () => {
  test.each(others)('%s', (line, where) => {
    expect(read(line, where)).toEqual([]);
  });
});
