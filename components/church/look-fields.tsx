'use client';

import { useController } from 'react-hook-form';
import { ink } from '#lib/art/palette.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { ColorField } from './color-field.tsx';
import type { GroupFieldsProps } from './group-fields.tsx';
import { HeroOptions } from './hero-options.tsx';
import { LogoField } from './logo-field.tsx';
import { LookPreview } from './look-preview.tsx';

/** The church's look: logo, colours with what becomes of them, and what stands behind the home page's words. */
export function LookFields({ form }: GroupFieldsProps) {
  const [accent, second, hero] = form.watch(['accent_color', 'second_color', 'hero']);
  const logo = useController({ control: form.control, name: 'logo_url' });
  return (
    <>
      <LogoField
        value={logo.field.value}
        stored={form.formState.defaultValues?.logo_url ?? ''}
        onChange={logo.field.onChange}
        error={logo.fieldState.error?.message}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <ColorField
          form={form}
          name="accent_color"
          label="First color"
          help="Buttons, links and the dark grounds."
          own={ink.accent}
        />
        <ColorField
          form={form}
          name="second_color"
          label="Second color"
          help="Dates, marks, the banner and what shines."
          own={ink.second}
        />
      </div>
      <LookPreview accent={accent} second={second} />
      <HeroOptions chosen={hero as Church['hero']} inputOf={() => form.register('hero')} />
    </>
  );
}
