import { encode } from 'uqr';

/** The quiet zone around a code, in modules (ISO/IEC 18004). */
const quiet = 4;

/** Returns the modules of a QR code as a path of squares, and how many there are in a row. */
export function qrDrawing(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: dark.join('') };
}

/** Returns a QR code as an SVG file: black on white, with its quiet zone. */
export function qrFile(text: string): string {
  const { size, path } = qrDrawing(text);
  const whole = size + 2 * quiet;
  const paper = `M${-quiet} ${-quiet}h${whole}v${whole}h${-whole}z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quiet} ${-quiet} ${whole} ${whole}" shape-rendering="crispEdges"><path d="${paper}" fill="#fff"/><path d="${path}"/></svg>`;
}
