import { ink } from '#lib/art/palette/palette.ts';
import { Drawing } from './drawing.tsx';

interface Props {
  /** 'glass' fills the panes; 'line' draws only the stonework in the text's colour. */
  variant?: 'glass' | 'line';
  className?: string;
}

/** The tall east window of a limestone church. */
export function WindowTracery({ variant = 'glass', className }: Props) {
  return (
    <Drawing
      className={className}
      viewBox="0 0 200 360"
      markup={variant === 'glass' ? glass + stone : stone}
    />
  );
}

const arch = 'M20 346V130Q24 46 100 10 176 46 180 130V346z';
const glass = `<path fill="${ink.accentDeep}" d="${arch}"/><path fill="#4b3f72" d="M20 150Q100 118 180 150V346H20z"/><path fill="#b85c78" d="M20 196Q100 166 180 196V346H20z"/><path fill="#f0a35e" d="M20 232Q100 208 180 232V346H20z"/><path fill="#ffd9a0" d="M20 262Q100 246 180 262V346H20z"/><circle cx="132" cy="268" r="19" fill="#fff3d6"/><path fill="#7d5583" d="M20 286Q60 264 104 280T180 272V346H20z"/><path fill="${ink.cedar}" d="M20 312Q70 288 112 304T180 300V346H20z"/><circle cx="100" cy="74" r="24" fill="${ink.gold}"/><path fill="${ink.paintbrush}" d="M100 56Q112 66 100 74 88 66 100 56zM100 92Q112 82 100 74 88 82 100 92zM82 74Q92 62 100 74 92 86 82 74zM118 74Q108 62 100 74 108 86 118 74z"/>`;
const stone = `<g fill="none" stroke="currentColor" stroke-width="5" stroke-linejoin="round"><path d="${arch}M73 346V138M127 346V138M20 138Q24 106 46 96 70 108 73 138 78 106 100 98 122 106 127 138 130 108 154 96 176 106 180 138M20 206H180M20 276H180"/><circle cx="100" cy="74" r="26"/></g><g fill="none" stroke="currentColor" stroke-width="2" opacity=".6"><path d="M46 100V346M100 100V346M154 100V346M20 241H180M20 311H180M20 172H180"/></g><path fill="none" stroke="currentColor" stroke-width="8" stroke-linecap="round" d="M8 350H192"/>`;
