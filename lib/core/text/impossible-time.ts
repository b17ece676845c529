/** A time of day in digits, with minutes or with a.m. or p.m. */
const clockLike = /(?:^|[^\d:.,])(\d{1,2})(?:[:h](\d\d)(?!\d)|(?=\s?[ap]\.?\s?m\b))(?:\s?([ap])\.?\s?m\b)?/gi;

/**
 * Returns whether a text has what looks like a time of day and is none on any clock: '25:99', '9:75 AM', '13 PM'. Words
 * ('After the service') and open times ('7-9') are possible.
 */
export function hasImpossibleTime(text: string): boolean {
  const typed = text.normalize('NFKC').replace(/^\s*(\d{1,2})\.(?=\d\d(?!\d))/, '$1:');
  return [...typed.matchAll(clockLike)].some(([, hours, minutes = '0', half]) => {
    const [hour, minute] = [Number(hours), Number(minutes)];
    const isHour = half ? hour >= 1 && hour <= 12 : hour < 24 || (hour === 24 && minute === 0);
    return !isHour || minute > 59;
  });
}
