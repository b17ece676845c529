import { luminanceOfChannels } from '#lib/core/pictures/luminance.ts';

/** Returns the contrast of text on a ground, 1 to 21 (WCAG 2.2). Colors as `#rrggbb`; null for others. */
export function contrastRatio(text: string, ground: string): number | null {
  const [first, second] = [luminance(text), luminance(ground)];
  if (first === null || second === null) return null;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The minimum for large, bold text such as the banner's. */
export const neededContrast = 3;

function luminance(color: string): number | null {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)?.slice(1);
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16));
  return luminanceOfChannels(red, green, blue);
}
