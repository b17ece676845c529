'use client';

import { ImageField } from '#components/form/image-field.tsx';
import { ink } from '#lib/art/palette.ts';
import { isStoredPicture } from '#lib/core/site/stored-picture-address.ts';
import { ColorField } from './color-field.tsx';
import { ColorFigures } from './color-figures.tsx';
import type { GroupFieldsProps } from './group-fields.tsx';
import { HeroChoice } from './hero-choice.tsx';
import { LookSample } from './look-sample.tsx';
import { useColorPreview } from './use-color-preview.ts';

/** The church's look: logo, colours with what becomes of them, and what stands behind the home page's words. */
export function LookFields({ form }: GroupFieldsProps) {
  const [accent, second] = form.watch(['accent_color', 'second_color']);
  const preview = useColorPreview(accent, second);
  return (
    <>
      <ImageField
        form={form}
        name="logo_url"
        label="Logo"
        bucket="logos"
        help="A PNG, JPEG or WebP file, best with a clear ground. It stands at the top of every page and makes the icons and the pictures of links."
        preview={(address) => <LogoPreview address={address} />}
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
      {preview && (
        <section className="grid gap-4" aria-label="How the colors will look">
          <LookSample colors={preview.colors} />
          <ColorFigures preview={preview} accent={accent} second={second} />
        </section>
      )}
      <HeroChoice form={form} />
    </>
  );
}

/** Whole, on paper as at the top of the page, and on the dark ground of the foot. */
function LogoPreview({ address }: { address: string }) {
  if (!isStoredPicture(address)) return null;
  return (
    <div className="flex overflow-hidden rounded-card border border-rule">
      {['bg-paper', 'bg-night'].map((ground) => (
        // biome-ignore lint/performance/noImgElement: as it was uploaded, small as it is
        <img key={ground} src={address} alt="" className={`h-24 w-36 object-contain p-4 ${ground}`} />
      ))}
    </div>
  );
}
