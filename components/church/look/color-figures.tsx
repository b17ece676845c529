import { artMessages } from '#lib/art/messages.ts';
import type { ColorPreview } from '#lib/art/schema.ts';

interface ColorFiguresProps {
  /** Null until it is known. */
  preview: ColorPreview | null;
  /** As they were picked; empty for the site's own. */
  accent: string;
  second: string;
}

/** What was computed beside what was picked, and how well it reads, in words: three lines each, whatever they say. */
export function ColorFigures({ preview, accent, second }: ColorFiguresProps) {
  const rows = [
    { name: 'accent', from: accent, originOf: (color: string) => moved(accent, color) },
    { name: 'second', from: second, originOf: (color: string) => moved(second, color) },
    { name: 'night', from: accent, originOf: () => artMessages.made(accent) },
    { name: 'gold', from: second, originOf: () => artMessages.made(second) },
  ] as const;
  return (
    <ul className="grid gap-3 text-sm sm:grid-cols-2">
      {rows.map(({ name, from, originOf }) => {
        const color = preview?.colors[name];
        return (
          <li key={name} className="grid grid-cols-[auto_auto_1fr] items-start gap-x-3 *:*:block">
            <Swatch color={from} />
            <Swatch color={color} />
            <span>
              <strong>{artMessages.colorLabels[name]}</strong>
              <span>
                {color ? `${color}, ${from ? originOf(color) : artMessages.own}` : artMessages.working}
              </span>
              <span>{preview ? artMessages.contrast(preview.contrasts[name]) : '\u00a0'}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function moved(from: string, used: string): string {
  return from.toLowerCase() === used ? artMessages.asPicked : artMessages.moved(from);
}

/** Empty without a colour. */
function Swatch({ color }: { color: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className="size-6 rounded-full border border-rule"
      style={color ? { background: color } : undefined}
    />
  );
}
