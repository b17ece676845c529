/**
 * A text in the letters the picture fonts have: accents they lack are dropped from their letter, other scripts and
 * emoji are left out (the drawing library would fetch a font for them from elsewhere). Empty when nothing is left.
 */
export function drawableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\S\n]/gu, ' ')
    .replace(/[^\n -~¡-¬®-ÿŒœ–—‘’“”…•€]/gu, (letter) => letter.normalize('NFD').replace(/[^ -~]/gu, ''))
    .replace(/ +/g, ' ')
    .trim();
}
