import { ink } from '@/lib/art/palette';
import { Drawing } from './drawing';

export type SundayMoment = 'arrive' | 'coffee' | 'sing' | 'listen' | 'lunch';

interface Props {
  moment: SundayMoment;
  className?: string;
}

/** A mark on the line of a Sunday morning: drawn in the text's colour, with one bright thing in each. */
export function SundayMark({ moment, className }: Props) {
  return (
    <Drawing
      className={className}
      viewBox="0 0 64 64"
      markup={`<g fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${marks[moment]}</g>`}
    />
  );
}

const marks: Record<SundayMoment, string> = {
  arrive: `<circle cx="47" cy="15" r="7" fill="${ink.gold}" stroke="none"/><path d="M6 44V33Q6 30 9 30H14L20 20H37L45 30 55 32Q58 33 58 37V44H52M40 44H24M12 44H6M28 20V30H14M28 30H45"/><circle cx="18" cy="45" r="5.5"/><circle cx="46" cy="45" r="5.5"/><path d="M4 56H60"/>`,
  coffee: `<path fill="${ink.gold}" stroke="none" d="M17 32H43V40Q43 48 36 50H24Q17 48 17 40z"/><path d="M14 26H46V40Q46 52 36 52H24Q14 52 14 40zM46 30H50Q56 30 56 36T50 42H46M10 58H50M23 19q-4-4 0-8M31 19q-4-4 0-8M39 19q-4-4 0-8"/>`,
  sing: `<ellipse cx="19" cy="47" rx="8" ry="6.5" fill="${ink.gold}" stroke="none"/><ellipse cx="45" cy="41" rx="8" ry="6.5" fill="${ink.gold}" stroke="none"/><path d="M27 47V17L53 11V41M27 26 53 20"/><ellipse cx="19" cy="47" rx="8" ry="6.5"/><ellipse cx="45" cy="41" rx="8" ry="6.5"/>`,
  listen: `<path fill="${ink.gold}" stroke="none" d="M36 16Q46 12 56 14V44Q46 42 36 47z"/><path d="M32 18Q20 11 6 14V46Q20 43 32 50 44 43 58 46V14Q44 11 32 18zM32 18V50M13 22q7-1 12 2M13 30q7-1 12 2M13 38q7-1 12 2M51 22q-7-1-12 2M51 30q-7-1-12 2M51 38q-7-1-12 2M26 55H38"/>`,
  lunch: `<circle cx="32" cy="34" r="8" fill="${ink.gold}" stroke="none"/><circle cx="32" cy="34" r="16"/><circle cx="32" cy="34" r="9"/><path d="M8 12V22Q8 27 11 28V56M14 12V22Q14 27 11 28M11 12V22M53 56V12Q59 18 58 34H53"/>`,
};
