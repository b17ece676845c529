// Apart from the forms of the page, which read messages: the translation is among the messages.
export const noLink = { link_label: '', link_url: '' };

/** Returns a leader of the demo's, without a name, an address and a picture. */
export function role(title: string, words: string) {
  return { name: '', role: title, words, email: null, picture_url: null };
}
