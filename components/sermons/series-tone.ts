export type SeriesTone = 'bluebonnet' | 'paintbrush' | 'sunflower' | 'cedar' | 'rose';

const tones: readonly SeriesTone[] = ['bluebonnet', 'paintbrush', 'sunflower', 'cedar', 'rose'];

/** The cloth a series is bound in: always the same for one name, so spine, card and page belong together. */
export function seriesTone(series: string | null): SeriesTone {
  let sum = 0;
  for (const letter of series ?? '') sum = (sum * 11 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return tones[sum % tones.length] ?? 'bluebonnet';
}
