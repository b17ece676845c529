import { artMessages } from '#lib/art/messages.ts';
import type { ColorPreview } from '#lib/art/schema.ts';

interface ColorFiguresProps {
  preview: ColorPreview;
  /** As they were picked; empty for the site's own. */
  accent: string;
  second: string;
}

/** What was computed beside what was picked, and how well it reads, in words. */
export function ColorFigures({ preview: { colors, contrasts }, accent, second }: ColorFiguresProps) {
  const rows = [
    { name: 'accent', from: accent, origin: moved(accent, colors.accent) },
    { name: 'second', from: second, origin: moved(second, colors.second) },
    { name: 'night', from: accent, origin: artMessages.made(accent) },
    { name: 'gold', from: second, origin: artMessages.made(second) },
  ] as const;
  return (
    <ul className="grid gap-2 text-sm">
      {rows.map(({ name, from, origin }) => (
        <li key={name} className="grid grid-cols-[auto_auto_1fr] items-start gap-x-3">
          <Swatch color={from} isEmpty={!from} />
          <Swatch color={colors[name]} />
          <span>
            <strong>{artMessages.colorLabels[name]}</strong>: {colors[name]},{' '}
            {from ? origin : artMessages.own}; {artMessages.contrast(contrasts[name])}.
          </span>
        </li>
      ))}
    </ul>
  );
}

function moved(from: string, used: string): string {
  return from.toLowerCase() === used ? artMessages.asPicked : artMessages.moved(from);
}

function Swatch({ color, isEmpty = false }: { color: string; isEmpty?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className="size-6 rounded-full border border-rule"
      style={isEmpty ? undefined : { background: color }}
    />
  );
}
