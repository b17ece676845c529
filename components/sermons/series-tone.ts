const tones = ['bluebonnet', 'paintbrush', 'sunflower', 'cedar', 'rose'] as const;
export type SeriesTone = (typeof tones)[number];

/** Returns the cloth of the book at this place: neighbours differ. */
export function toneAt(place: number): SeriesTone {
  return tones[place % tones.length] ?? 'bluebonnet';
}

/** Returns the cloth of a series, determined by its name, so that spine, card and page match. */
export function seriesTone(series: string | null): SeriesTone {
  let sum = 0;
  for (const letter of series ?? '') sum = (sum * 11 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return toneAt(sum);
}
