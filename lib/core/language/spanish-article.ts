const feminine = /^(?:iglesia|parroquia|congregación|comunidad|capilla|misión)(?!\p{L})/iu;

/** Returns the article with its blank that a church's name has within a Spanish sentence: 'la ' before 'Iglesia …'. */
export function articleOf(name: string): string {
  return feminine.test(name) ? 'la ' : '';
}

/** Returns a church's name within a Spanish sentence, with its article. */
export function withArticle(name: string): string {
  return articleOf(name) + name;
}
