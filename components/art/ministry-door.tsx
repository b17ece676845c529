'use client';

import type { MinistryDoorOf } from '#lib/art/ministry-door.ts';
import { Drawing } from './drawing.tsx';
import { drawnOnce } from './drawn-once.ts';

interface Props {
  of: MinistryDoorOf;
  className?: string;
}

const useDoor = drawnOnce(() => import('#lib/art/ministry-door.ts').then((module) => module.ministryDoorway));

/** One of the four doors of the house, each in its ministry's colour with what belongs to it on the step. */
export function MinistryDoor({ of, className }: Props) {
  const door = useDoor();
  return <Drawing className={className} viewBox="0 0 240 300" markup={door?.(of) ?? null} />;
}
