const feminine = /^(?:iglesia|parroquia|congregación|comunidad|capilla|misión)(?!\p{L})/iu;

/** Returns the article with its blank that a church's name has within a Spanish sentence: 'la ' before 'Iglesia …'. */
export function articleOf(name: string): string {
  return feminine.test(name) ? 'la ' : '';
}

/** Returns a church's name within a Spanish sentence, with its article. */
export function withArticle(name: string): string {
  return articleOf(name) + name;
}

/** Returns a time of day with its article: 'las 18:00', 'la 1:00 p. m.'. */
export function theHour(clock: string): string {
  return `${/^1:/.test(clock) ? 'la' : 'las'} ${clock}`;
}
