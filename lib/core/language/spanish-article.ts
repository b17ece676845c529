const feminine = nameOf(
  'primera|segunda|tercera|nueva|santa',
  'iglesia|parroquia|congregación|comunidad|capilla|misión|asamblea|catedral|basílica|ermita|fraternidad|hermandad|diócesis',
);
const masculine = nameOf(
  'primer|segundo|tercer|nuevo|santo',
  'templo|centro|tabernáculo|santuario|ministerio|oratorio|monasterio|convento|movimiento|concilio',
);

/** A name that begins with one of the nouns, with or without one of the adjectives before it. */
function nameOf(adjectives: string, nouns: string): RegExp {
  return new RegExp(`^(?:(?:${adjectives}|gran) )?(?:${nouns})(?!\\p{L})`, 'iu');
}

/** Returns a church's name within a Spanish sentence, with its article: 'la Iglesia …', 'el Centro …', 'Casa de …'. */
export function withArticle(name: string): string {
  return articleOf(name) + name;
}

/** Returns a word and a church's name after it, with its article: 'de la Iglesia …', 'del Centro …', 'al Templo …'. */
export function beforeName(word: string, name: string): string {
  return wordBefore(word, name) + name;
}

/** Returns a word with its blank as it stands before a church's name: 'de la ', 'del '. */
export function wordBefore(word: string, name: string): string {
  return `${word} ${articleOf(name)}`.replace(/^(de|a) el $/i, '$1l ');
}

function articleOf(name: string): string {
  if (feminine.test(name)) return 'la ';
  return masculine.test(name) ? 'el ' : '';
}

/** Returns a time of day with its article: 'las 18:00', 'la 1:00 p. m.'. */
export function theHour(clock: string): string {
  return `${/^1:/.test(clock) ? 'la' : 'las'} ${clock}`;
}
