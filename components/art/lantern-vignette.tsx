import { ink } from '#lib/art/palette/palette.ts';
import { Drawing } from './drawing.tsx';

interface Props {
  className?: string;
}

/** A lit lantern for prayer, for dark and light backgrounds. */
export function LanternVignette({ className }: Props) {
  return <Drawing className={className} viewBox="0 0 200 240" markup={markup} />;
}

const glow = `<g fill="${ink.gold}"><circle cx="100" cy="138" r="98" opacity=".1"/><circle cx="100" cy="138" r="72" opacity=".16"/><circle cx="100" cy="138" r="48" opacity=".24"/></g>`;
const flame = `<path fill="#fff3d6" d="M72 98H128L134 182H66z"/><path fill="${ink.gold}" d="M100 116Q118 140 113 158 110 172 100 173 90 172 87 158 82 140 100 116z"/><path fill="${ink.paintbrush}" d="M100 140Q110 154 107 164 105 171 100 172 95 171 93 164 90 154 100 140z"/>`;
const iron = `<g fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round"><path d="M72 98 66 182M128 98 134 182M90 98 88 182M110 98 112 182M78 66Q78 30 100 30T122 66"/></g><path fill="currentColor" d="M68 98 84 72Q100 60 116 72L132 98zM60 182H140L146 196H54zM94 56h12v10H94z"/><path fill="currentColor" opacity=".25" d="M18 208H182V214H18z"/><path fill="currentColor" d="M46 196H154V208H46z"/>`;
const markup = glow + flame + iron;
