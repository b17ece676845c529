/**
 * Returns a text in the letters of the picture fonts: missing accents are dropped, other scripts and emoji are left
 * out, since the drawing library would fetch a font for them. Empty if nothing is left.
 */
export function drawableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\S\n]/gu, ' ')
    .replace(/[^\n -~¡-¬®-ÿŒœ–—‘’“”…•€]/gu, (letter) => letter.normalize('NFD').replace(/[^ -~]/gu, ''))
    .replace(/ +/g, ' ')
    .trim();
}
