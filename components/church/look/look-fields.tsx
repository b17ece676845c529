'use client';

import { useController } from 'react-hook-form';
import { UploadField } from '#components/form/upload-field.tsx';
import { ink } from '#lib/art/palette/palette.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { isStoredPicture } from '#lib/core/pictures/stored-picture-address.ts';
import { messages } from '#lib/language/messages.ts';
import type { GroupFieldsProps } from '../fact-field.tsx';
import { ColorField } from './color-field.tsx';
import { HeroOptions } from './hero-options.tsx';
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
          label={messages.look.accent}
          help={messages.look.accentHelp}
          own={ink.accent}
        />
        <ColorField
          form={form}
          name="second_color"
          label={messages.look.second}
          help={messages.look.secondHelp}
          own={ink.second}
        />
      </div>
      <LookPreview accent={accent} second={second} />
      <HeroOptions chosen={hero as Church['hero']} inputOf={() => form.register('hero')} />
    </>
  );
}

/** The church's logo or square mark, previewed on both of its backgrounds. */
function OwnPicture({ form, kind }: GroupFieldsProps & { kind: 'logo' | 'mark' }) {
  const name = `${kind}_url` as const;
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <UploadField
      label={messages.churchFacts.labels[name]}
      help={messages.church[`${kind}Help`]}
      bucket="logos"
      value={field.value}
      stored={form.formState.defaultValues?.[name] ?? ''}
      onChange={field.onChange}
      error={fieldState.error?.message}
      preview={(address) => <LogoPreview address={address} />}
    />
  );
}

/** The whole picture, on paper as in the header and on dark as in the footer. */
function LogoPreview({ address }: { address: string }) {
  if (!isStoredPicture(address)) return null;
  return (
    <div className="flex justify-self-start overflow-hidden rounded-card border border-rule">
      {['bg-paper', 'bg-night'].map((ground) => (
        // biome-ignore lint/performance/noImgElement: as it was uploaded, small as it is
        <img key={ground} src={address} alt="" className={`h-24 w-36 object-contain p-4 ${ground}`} />
      ))}
    </div>
  );
}
