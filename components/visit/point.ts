import type { Church } from '#lib/core/church/church-row.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

/** Returns where the church is on the earth; undefined when that is not known. */
export function pointOf({ latitude, longitude }: Church): Point | undefined {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}
