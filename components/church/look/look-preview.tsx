'use client';

import { useEffect, useState } from 'react';
import { previewColorsAction } from '#lib/art/actions.ts';
import type { ColorPreview } from '#lib/art/schema.ts';
import { sixDigitColor } from '#lib/core/text/address-rules.ts';
import { messages } from '#lib/language/messages.ts';
import { LookSample } from './look-sample.tsx';

interface LookPreviewProps {
  /** As typed; empty for the default. */
  accent: string;
  second: string;
}

/**
 * Previews the picked colours in a sample page and in words before anything is saved. Its height does not
 * depend on the server's answer, so nothing below it shifts.
 */
export function LookPreview(typed: LookPreviewProps) {
  const accent = useLastColor(typed.accent);
  const second = useLastColor(typed.second);
  const preview = useColorPreview(accent, second);
  return (
    <section className="grid gap-4" aria-label={messages.look.preview}>
      <LookSample preview={preview} />
      <ColorFigures preview={preview} accent={accent} second={second} />
    </section>
  );
}

/** Returns what is typed while it is a color or empty, and before that the last text that was. */
function useLastColor(typed: string): string {
  const [last, setLast] = useState('');
  const color = typed.trim() === '' ? '' : sixDigitColor(typed);
  if (color !== null && color !== last) setLast(color);
  return color ?? last;
}

const restMs = 200;

/** Returns the server's computed colours; the last answer while it works or while a code is incomplete. */
function useColorPreview(accent: string, second: string): ColorPreview | null {
  const [preview, setPreview] = useState<ColorPreview | null>(null);
  useEffect(() => {
    let isMeant = true;
    const timer = setTimeout(async () => {
      const answer = await previewColorsAction({ accent_color: accent, second_color: second }).catch(
        () => null,
      );
      if (isMeant && answer?.ok) setPreview(answer.data);
    }, restMs);
    return () => {
      isMeant = false;
      clearTimeout(timer);
    };
  }, [accent, second]);
  return preview;
}

interface ColorFiguresProps {
  /** Null until loaded. */
  preview: ColorPreview | null;
  /** As picked; empty for the default. */
  accent: string;
  second: string;
}

/** The computed colours beside the picked ones, and their contrast in words: always three lines each. */
function ColorFigures({ preview, accent, second }: ColorFiguresProps) {
  const rows = [
    { name: 'accent', from: accent, originOf: (color: string) => moved(accent, color) },
    { name: 'second', from: second, originOf: (color: string) => moved(second, color) },
    { name: 'night', from: accent, originOf: () => messages.art.made(accent) },
    { name: 'gold', from: second, originOf: () => messages.art.made(second) },
  ] as const;
  return (
    <ul className="grid gap-3 text-sm sm:grid-cols-2">
      {rows.map(({ name, from, originOf }) => {
        const color = preview?.colors[name];
        return (
          <li key={name} className="flex items-start gap-x-3 *:*:block">
            {from && <Swatch color={from} />}
            <Swatch color={color} />
            <span>
              <strong>{messages.art.colorLabels[name]}</strong>
              <span>
                {color ? `${color}, ${from ? originOf(color) : messages.art.own}` : messages.art.working}
              </span>
              <span>{preview ? messages.art.contrast(preview.contrasts[name]) : '\u00a0'}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function moved(from: string, used: string): string {
  return from.toLowerCase() === used ? messages.art.asPicked : messages.art.moved(from);
}

/** Gray without a colour. A square: a circle would look like something to choose. */
function Swatch({ color }: { color: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className="size-6 shrink-0 rounded-[6px] border border-rule bg-limestone"
      style={color ? { background: color } : undefined}
    />
  );
}
