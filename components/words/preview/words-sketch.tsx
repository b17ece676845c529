'use client';

import type { ReactNode } from 'react';
import { Lines } from '#components/ui/text/lines.tsx';
import { RichText } from '#components/ui/text/rich-text.tsx';
import type { Field } from '#lib/page-texts/fields.ts';
import { fillValue } from '#lib/page-texts/fill.ts';
import type { Insertions } from '#lib/page-texts/insertions.ts';
import { type PageTextKey, pageTextRegister } from '#lib/page-texts/register.ts';

interface WordsSketchProps {
  textKey: PageTextKey;
  value: unknown;
  insertions: Insertions;
}

/** The words in the page's type and on its background, with facts filled in: for words that no page shows now. */
export function WordsSketch({ textKey, value, insertions }: WordsSketchProps) {
  const { form } = pageTextRegister[textKey];
  const filled = fillValue(form, value, insertions);
  const entries = form.kind === 'list' ? (filled as Record<string, unknown>[]) : [];
  const fields = form.kind === 'one' ? { words: form.field } : form.fields;
  return (
    <div className={`rounded-control p-5 ${grounds[textKey] ?? 'bg-limestone'}`}>
      {form.kind === 'list' ? (
        <ul className="grid gap-6">
          {entries.map((entry, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries that are being typed have no other name
            <li key={place}>{drawFields(fields, entry)}</li>
          ))}
        </ul>
      ) : (
        drawFields(fields, form.kind === 'one' ? { words: filled } : (filled as Record<string, unknown>))
      )}
    </div>
  );
}

const night = 'on-dark bg-night text-white';

/** Backgrounds other than the default. */
const grounds: { readonly [Key in PageTextKey]?: string } = {
  'site.footer': night,
  'site.columns': night,
  'home.headline': night,
  'home.hero': night,
  'livestream.channels': night,
  'mission.vision': night,
};

function drawFields(fields: Readonly<Record<string, Field>>, values: Record<string, unknown>): ReactNode {
  return Object.entries(fields).map(([name, field], place) => (
    <div key={name} className={place > 0 ? 'mt-2' : undefined}>
      {drawField(field, values[name], place)}
    </div>
  ));
}

function drawField({ kind }: Field, value: unknown, place: number): ReactNode {
  const words = String(value ?? '');
  if (kind === 'rich') return <RichText html={words} look={{ p: '[p+&]:mt-3' }} />;
  if (kind === 'text') {
    return (
      <p>
        <Lines of={words} />
      </p>
    );
  }
  if (kind === 'line' && place === 0) return <p className="font-display text-2xl">{words}</p>;
  return words && <p className="text-sm opacity-80">{words}</p>;
}
