/** What is read of lines about services, in English and Spanish. Accents are taken off, and all is in lower case. */

const anyOf = (...words: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'u');

/** Words that name a service of the church. */
export const serviceWord = anyOf(
  ...[
    'worship(?: services?| gatherings?)?',
    'services?',
    'mass(?:es)?',
    'liturg(?:y|ies)',
    '(?:holy )?eucharist',
  ],
  ...['(?:holy )?communion', 'vespers', 'evensong', 'matins', 'compline', 'sunday school', 'bible study'],
  ...['prayer (?:meeting|service)', 'sunday gatherings?', 'gatherings?', 'celebrations?', 'sabbath school'],
  ...['misas?', 'cultos?', 'servicios?(?: (?:dominical|religioso)(?:es|s)?)?', 'liturgias?', 'eucaristias?'],
  ...[
    'celebracion(?:es)?',
    'escuela dominical',
    'escuela biblica',
    'estudio biblico',
    'reunion(?:es)? de oracion',
  ],
  ...[
    'culto de oracion',
    'adoracion y alabanza',
    'reunion(?:es)? dominical(?:es)?',
    'visperas',
    'santa cena',
  ],
);

/** Headings above lines that are times of services. */
export const serviceHeading = anyOf(
  ...[
    '(?:service|worship|mass|gathering) times?',
    '(?:worship|mass|service|sunday) schedule',
    'worship with us',
  ],
  ...[
    'join us(?: (?:for worship|(?:on |this )?sundays?|in worship))?',
    'when we (?:meet|gather)',
    'sunday services',
  ],
  ...[
    '(?:our )?(?:worship )?services',
    'worship',
    'sunday worship',
    'masses',
    'mass',
    'sunday mornings?',
    'gatherings?',
  ],
  ...['horarios? de (?:los |las )?(?:misas?|cultos?|servicios|reuniones|celebraciones)', 'misas', 'cultos'],
  ...[
    'nuestros (?:servicios|cultos|horarios de culto)',
    'nuestras (?:misas|reuniones)',
    'horarios? dominical(?:es)?',
  ],
  ...['servicios dominicales', 'culto dominical', 'servicios'],
);

/** What is no service though it has a time, or uses a service's word for something else. */
export const noService = anyOf(
  ...['office', 'oficinas?', 'secretaria', 'despacho', 'horario de atencion', 'atencion', 'business hours'],
  ...['open(?:s|ed|ing)?', 'closed?', 'closes', 'abiert[oa]s?', 'cerrad[oa]s?', 'abre', 'cierra', 'doors'],
  ...[
    'store',
    'shop',
    'thrift',
    'pantry',
    'food',
    'meals?',
    'soup',
    'clothing',
    'library',
    'biblioteca',
    'tienda',
  ],
  ...[
    'confessions?',
    'confesion(?:es)?',
    'reconciliation',
    'adoration',
    'adoracion eucaristica',
    'rosary',
    'rosario',
  ],
  ...[
    'choir',
    'coro',
    'rehearsals?',
    'ensayos?',
    'practice',
    'practica',
    'band',
    'bell',
    'quilt(?:ing|ers)?',
  ],
  ...[
    'breakfast',
    'brunch',
    'lunch',
    'dinner',
    'supper',
    'coffee',
    'fellowship hour',
    'social hour',
    'donuts',
  ],
  ...['desayuno', 'almuerzo', '(?<!santa )cena(?! del senor)', 'cafe', 'merienda', 'potluck', 'comedor'],
  ...[
    'youth group',
    'scouts?',
    'aa',
    'al-anon',
    'alcoholicos',
    'alanon',
    'recovery',
    'yoga',
    'zumba',
    'bingo',
  ],
  ...['meeting of', 'council', 'committee', 'board', 'vestry', 'session meets', 'comite', 'consejo', 'junta'],
  ...['day ?care', 'preschool', 'pre-school', 'kindergarten', 'nursery school', 'guarderia', 'after ?school'],
  ...[
    'radio',
    'tv',
    'televis\\w*',
    'broadcasts?',
    'emisora',
    'channel',
    'canal',
    'fm',
    'podcast',
    'rebroadcast',
  ],
  ...[
    'watch(?: (?:live|online|us))?',
    'live ?stream(?:ed|ing)?',
    'en vivo',
    'transmi\\w+',
    'replay',
    'streaming',
  ],
  ...[
    'community service',
    'service projects?',
    'customer service',
    'funeral services?',
    'counsel\\w* services?',
  ],
  ...['social services?', 'food services?', 'servicios? sociales', 'servicio social', 'servicio al cliente'],
  ...['secret service', 'self.service', 'service hours', 'in service', 'military service', 'service dogs?'],
  ...[
    'ticket\\w*',
    'concerts?',
    'conciertos?',
    'weddings?',
    'bodas?',
    'funerals?',
    'funeral(?:es)?',
    'baptism class',
  ],
  ...[
    'memorial services?',
    'parking',
    'visitation',
    'bautizos',
    'by appointment',
    'con cita',
    'previa cita',
    'camp',
  ],
  ...[
    'catechism',
    'catequesis',
    'ccd',
    'class(?:es)?',
    'clases?',
    'workshop',
    'taller',
    'blood drive',
    'sale',
  ],
  ...[
    'set ?up',
    'arrive',
    'llegar',
    'deliver\\w*',
    'deadline',
    'call (?:us )?between',
    'llame',
    'nursery available',
  ],
  ...[
    'birthday celebrations?',
    'graduation',
    'anniversary',
    'aniversario',
    'cumpleanos',
    'anointing of the sick',
  ],
  ...[
    'senior center',
    'farmers market',
    'mercado',
    'game',
    'vs',
    'trash',
    'voting',
    'no services?',
    'no hay',
  ],
);

/** What stands for some dates alone, or for what was. */
export const passing = anyOf(
  ...[
    'january',
    'february',
    'march',
    'april',
    'may',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
  ],
  ...['december', 'jan', 'feb', 'mar', 'apr', 'jun', 'jul', 'aug', 'sept?', 'oct', 'nov', 'dec'],
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'sep?tiembre', 'octubre'],
  ...['noviembre', 'diciembre', 'christmas', 'easter', 'ash wednesday', 'good friday', 'holy week', 'maundy'],
  ...[
    'palm sunday',
    'thanksgiving',
    "new year(?:[’']?s)?",
    'lent(?:en)?',
    'advent',
    'pentecost sunday',
    'epiphany',
  ],
  ...['nochebuena', 'navidad', 'nochevieja', 'semana santa', 'pascua', 'cuaresma', 'adviento', 'ceniza'],
  ...[
    'domingo de ramos',
    'viernes santo',
    'jueves santo',
    'ano nuevo',
    'summer',
    'winter',
    'verano',
    'invierno',
  ],
  ...[
    'this (?:coming |past )?(?:sunday|saturday|week|friday|wednesday)',
    'next (?:sunday|week|saturday)',
    'last week',
  ],
  ...['este (?:proximo )?(?:domingo|sabado|viernes)', 'proximo (?:domingo|sabado)', 'esta semana', 'pasado'],
  ...[
    'tomorrow',
    'today',
    'tonight',
    'manana domingo',
    'hoy',
    'esta noche',
    'was',
    'were',
    'used to',
    'formerly',
  ],
  ...[
    'until further notice',
    'cancel\\w*',
    'postponed',
    'suspend\\w*',
    'starting',
    'beginning',
    'begins? on',
  ],
  ...['a partir de', 'hasta nuevo aviso', 'temporar\\w*', 'except', 'excepto', 'salvo', 'through labor day'],
  ...[
    'every other',
    'alternate',
    'alternating',
    'cada dos',
    'quincenal\\w*',
    'one time only',
    'only on',
    'rsvp',
  ],
  ...['registration', 'register', 'sign ?up', 'inscrip\\w*', 'inscribirse', 'reserv\\w*'],
);

/** A day of a calendar: a year, '12/24', 'the 24th'. */
export const calendarDate =
  /(?<!\d)(?:19|20)\d\d(?!\d)|(?<![\d:])\d{1,2}\/\d{1,2}(?![\d:])|\b\d{1,2}(?:th|nd|rd|st)\b(?! (?:and|&|sun|mon|tue|wed|thu|fri|sat))/;

/** Books of the Bible before a verse, which looks like a time. */
export const bibleBook =
  /(?:genesis|exodus|exodo|leviticus|numbers|deuteronomy|joshua|judges|ruth|samuel|kings|chronicles|ezra|nehemiah|esther|job|psalms?|salmos?|ps|proverbs?|proverbios|isaiah|isaias|jeremiah|jeremias|ezekiel|daniel|hosea|joel|amos|micah|malachi|matthew|mateo|matt?|mark|marcos|luke|lucas|john|juan|jn|acts|hechos|romans?|romanos|rom|corinthians|corintios|cor|galatians|galatas|ephesians|efesios|philippians|filipenses|colossians|colosenses|thessalonians|tesalonicenses|timothy|timoteo|titus|tito|hebrews|hebreos|heb|james|santiago|peter|pedro|jude|revelation|apocalipsis|rev)\.? $/;

/** Words beside day and time that say nothing else. */
export const fillers = anyOf(
  ...[
    'join',
    'come',
    'and',
    'at',
    'on',
    'for',
    'in person',
    'online',
    'or',
    'each',
    'every',
    'we',
    'meet',
    'gather',
  ],
  ...[
    'us',
    'all',
    'are',
    'welcome',
    'the',
    'mornings?',
    'evenings?',
    'from',
    'to',
    'our',
    'church',
    'both',
    'in',
  ],
  ...[
    'times?',
    'schedule',
    'with',
    'you',
    'is',
    'a',
    'las?',
    'los',
    'el',
    'de',
    'y',
    'o',
    'e',
    'todos',
    'todas',
    'cada',
  ],
  ...[
    'nos',
    'reunimos',
    'te',
    'les',
    'esperamos',
    'acompananos',
    'te esperamos',
    'les esperamos',
    'unete',
    'presencial',
    'en',
    'por',
    'linea',
  ],
  ...['horarios?', 'dias?', 'iglesia', 'noches?', 'tardes?', 'mananas?', 'bienvenidos', 'person', 'am', 'pm'],
);

/** What one service is called beside another, where its line says that these are services. */
export const styleWord = anyOf(
  ...[
    'traditional',
    'contemporary',
    'blended',
    'modern',
    'classic',
    'early',
    'late',
    'first',
    'second',
    'third',
  ],
  ...[
    'family',
    'formal',
    'informal',
    'acoustic',
    'chapel',
    'sanctuary',
    'morning',
    'evening',
    'vigil',
    'said',
    'sung',
  ],
  ...[
    'rite (?:i|ii|one|two)',
    'spanish',
    'english',
    'bilingual',
    'korean',
    'vietnamese',
    'portuguese',
    'latin',
  ],
  ...['espanol', 'ingles', 'bilingue', 'tradicional', 'contemporane[oa]', 'moderno', 'familiar', 'vigilia'],
  ...['ninos', 'jovenes', 'coreano', 'matutin[oa]', 'vespertin[oa]', 'primer[oa]?', 'segund[oa]', 'unid[oa]'],
);

/** The languages that a line says a service is held in, by their codes. */
export const languageWords: readonly (readonly [RegExp, readonly string[]])[] = [
  [anyOf('bilingual', 'bilingue'), ['en', 'es']],
  [anyOf('spanish', 'en espanol', 'espanol', 'castellano', 'hispan[ao]s?', 'hispanic'), ['es']],
  [anyOf('english', 'ingles'), ['en']],
  [anyOf('korean', 'coreano'), ['ko']],
  [anyOf('vietnamese', 'vietnamita'), ['vi']],
  [anyOf('portuguese', 'portugues'), ['pt']],
];

/** Returns a text as these patterns read it; each character keeps its place. */
export function plain(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => {
      const bare = character
        .normalize('NFD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase();
      return bare.length === character.length ? bare : character;
    })
    .join('')
    .replace(/[’‘]/g, "'")
    .replace(/[\u00a0\u2009\u202f]/g, ' ');
}
