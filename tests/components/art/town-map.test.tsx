import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TownMap } from '#components/art/town-map.tsx';

/** The label of the road and the size of its letters. */
function label(street: string): { text: string; size: number } {
  const html = renderToStaticMarkup(<TownMap street={street} />);
  const [, text = ''] = html.match(/<textPath[^>]*>([^<]*)</) ?? [];
  return { text, size: Number(html.match(/font-size="(\d+)"/)?.[1]) };
}

test('the name of a street fits its road, in smaller letters where it is long', () => {
  expect(label('14 Pier Road')).toEqual({ text: '14 Pier Road', size: 23 });
  const long = 'Avenida Constitución Poniente 1482';
  expect(label(long)).toEqual({ text: long, size: 21 });
});

test('a name too long for the road loses what follows a comma, and is never cut within', () => {
  const street = 'Calle Doctor José María Luis Mora 3250';
  expect(label(`${street}, Colonia Centro`).text).toBe(street);
  expect(label('x'.repeat(200)).text).toBe('');
});
