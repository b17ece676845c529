import { towerMark } from '@/lib/art/mark';
import { church } from '@/lib/church';
import { Drawing } from './drawing';

interface Props {
  /** 'light' for dark grounds, 'dark' for paper, 'inherit' where the ground changes: the colour around it, the bell from --bell. */
  tone: 'light' | 'dark' | 'inherit';
  className?: string;
}

/** The church's name beside its bell tower, sized by the text around it. */
export function Wordmark({ tone, className = '' }: Props) {
  const { colour, bell } = tones[tone];
  return (
    <span
      className={`inline-flex items-center gap-[0.4em] whitespace-nowrap font-display font-semibold leading-none tracking-tight ${colour} ${className}`}
    >
      <Drawing
        className="size-[1.55em] shrink-0"
        viewBox="0 0 32 32"
        markup={towerMark('currentColor', bell)}
      />
      <span>{church.name}</span>
    </span>
  );
}

const tones = {
  light: { colour: 'text-paper', bell: 'var(--color-gold)' },
  dark: { colour: 'text-bluebonnet-deep', bell: 'var(--color-paintbrush)' },
  inherit: { colour: '', bell: 'var(--bell)' },
};
