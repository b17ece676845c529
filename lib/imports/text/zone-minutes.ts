/** Hours ahead of UTC. An ambiguous name has the meaning that is usual in mail and feeds. */
const hours: Readonly<Record<string, number>> = {
  ...{ z: 0, ut: 0, utc: 0, gmt: 0, wet: 0, west: 1, bst: 1, ist: 5.5 },
  ...{ cet: 1, cest: 2, mez: 1, mesz: 2, met: 1, mest: 2, eet: 2, eest: 3, msk: 3, trt: 3, sast: 2 },
  ...{ wat: 1, cat: 2, eat: 3, gst: 4, pkt: 5, npt: 5.75, wib: 7, ict: 7, wita: 8, hkt: 8, sgt: 8, myt: 8 },
  ...{ pht: 8, awst: 8, wit: 9, jst: 9, kst: 9, acst: 9.5, acdt: 10.5, aest: 10, aedt: 11 },
  ...{ nzst: 12, nzdt: 13, nst: -3.5, ndt: -2.5, brt: -3, art: -3, clt: -4, bot: -4, cot: -5, pet: -5 },
  ...{ ast: -4, adt: -3, est: -5, edt: -4, cst: -6, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7 },
  ...{ akst: -9, akdt: -8, hst: -10, hdt: -9 },
};

/** Returns the minutes ahead of UTC of an offset or short zone name ('+0200', 'GMT-5', 'Z', 'CET'), or null. */
export function zoneMinutes(zone: string): number | null {
  const text = zone.trim().toLowerCase();
  const [, sign, hour, minute] = /^(?:utc?|gmt)?\s?([+\-−])(\d{1,2}):?(\d\d)?(?![\d:])/.exec(text) ?? [];
  if (hour !== undefined) return (sign === '+' ? 1 : -1) * (Number(hour) * 60 + Number(minute ?? 0));
  const named = Object.hasOwn(hours, text) ? hours[text] : undefined;
  return named === undefined ? null : named * 60;
}
