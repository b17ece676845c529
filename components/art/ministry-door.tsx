import { type MinistryDoorOf, ministryDoorway } from '#lib/art/ministry-door.ts';
import { Drawing } from './drawing.tsx';

interface Props {
  of: MinistryDoorOf;
  className?: string;
}

/** One of the four doors of the house, each in its ministry's colour with what belongs to it on the step. */
export function MinistryDoor({ of, className }: Props) {
  return <Drawing className={className} viewBox="0 0 240 300" markup={ministryDoorway(of)} />;
}
