'use client';

import { useController } from 'react-hook-form';
import { ink } from '#lib/art/palette/palette.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import type { GroupFieldsProps } from '../group-fields.tsx';
import { ColorField } from './color-field.tsx';
import { HeroOptions } from './hero-options.tsx';
import { LogoField } from './logo-field.tsx';
import { LookPreview } from './look-preview.tsx';

/** The church's look: logo, colours with a preview, and the home page's background. */
export function LookFields({ form }: GroupFieldsProps) {
  const [accent, second, hero] = form.watch(['accent_color', 'second_color', 'hero']);
  return (
    <>
      <OwnPicture form={form} kind="logo" />
      <OwnPicture form={form} kind="mark" />
      <div className="grid gap-6 sm:grid-cols-2">
        <ColorField
          form={form}
          name="accent_color"
          label="First color"
          help="Buttons, links and dark backgrounds."
          own={ink.accent}
        />
        <ColorField
          form={form}
          name="second_color"
          label="Second color"
          help="Dates, marks, the banner and highlights."
          own={ink.second}
        />
      </div>
      <LookPreview accent={accent} second={second} />
      <HeroOptions chosen={hero as Church['hero']} inputOf={() => form.register('hero')} />
    </>
  );
}

function OwnPicture({ form, kind }: GroupFieldsProps & { kind: 'logo' | 'mark' }) {
  const name = `${kind}_url` as const;
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <LogoField
      kind={kind}
      value={field.value}
      stored={form.formState.defaultValues?.[name] ?? ''}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}
