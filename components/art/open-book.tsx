import { ink } from '@/lib/art/palette';
import { Drawing } from './drawing';

interface Props {
  className?: string;
}

/** A Bible lying open with its ribbon out: for the latest sermon and quiet corners. */
export function OpenBook({ className }: Props) {
  return <Drawing className={className} viewBox="0 0 320 180" markup={markup} />;
}

const line = (x: number, y: number, turn: 1 | -1) => `M${x} ${y}q${56 * turn}-10 ${104 * turn} 12`;
const lines = [58, 74, 90, 106, 122].map((y) => line(36, y, 1) + line(284, y, -1)).join('');
const markup = `<path fill="${ink.bluebonnetDeep}" d="M8 158V40Q88 22 160 52 232 22 312 40V158Q232 144 160 168 88 144 8 158z"/><path fill="${ink.limestone}" d="M18 148V32Q92 16 160 46 228 16 302 32V148Q228 134 160 158 92 134 18 148z"/><path fill="${ink.paper}" d="M18 142V28Q92 12 160 42 228 12 302 28V142Q228 128 160 152 92 128 18 142z"/><path fill="#e8dcc5" d="M160 42Q186 30 214 26 180 44 178 146L160 152z"/><path fill="none" stroke="#c9bb9e" stroke-width="3" stroke-linecap="round" d="${lines}"/><path fill="none" stroke="${ink.bluebonnet}" stroke-width="9" d="M38 44h12"/><path fill="${ink.paintbrush}" d="M154 42H166V178L160 170 154 178z"/>`;
