import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { ImageField } from '#components/form/image-field.tsx';
import english from '#lib/language/generated/en.ts';

function FormOf({ picture }: { picture: string }) {
  const form = useForm({ defaultValues: { picture } });
  return <ImageField form={form} name="picture" label="Picture" bucket="pages" />;
}

const markupOf = (picture: string) => renderToStaticMarkup(<FormOf picture={picture} />);

test.each(['/uploads/pages/1764410000000_0123456789abcdef.webp', 'https://abc123.ufs.sh/f/Zx81'])(
  'an uploaded picture has no address to read: %s',
  (address) => {
    const markup = markupOf(address);
    expect(markup).toContain(english.uploads.chosen);
    expect(markup).not.toContain('type="text"');
    expect(markup.replace(/<img[^>]*>/g, '')).not.toContain(address);
  },
);

test.each(['', '/icon-512.png', 'https://church.example/tower.jpg'])(
  'an address is typed: “%s”',
  (address) => {
    const markup = markupOf(address);
    expect(markup).toContain('inputMode="url"');
    expect(markup).not.toContain(english.uploads.chosen);
  },
);
