import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Wordmark } from '#components/art/wordmark.tsx';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { inChurch } from '#tests/support/church.ts';

const wide = { url: '/uploads/logos/1_wide.webp', width: 600, height: 120, ground: '#fff' };
const square = { url: '/uploads/logos/1_mark.webp', width: 300, height: 300, ground: '#fff' };
const html = (logo: typeof wide | null, mark: typeof wide | null) =>
  renderToStaticMarkup(<Wordmark logo={logo} mark={mark} />);
const { name } = defaultChurch;

test('a wide logo gives way to the square mark and the name on a phone', () => {
  const both = html(wide, square);
  expect(both).toMatch(/<img src="\/uploads\/logos\/1_mark.webp" class="md:hidden" alt=""/);
  expect(both).toContain(`class="max-md:hidden" alt="${name}"`);
  expect(both).toMatch(new RegExp(`<span class="md:hidden">${name}</span>`));
});

test('a logo beside the name stays on a phone, and a mark alone stands as the logo', () => {
  expect(html(square, { ...square, url: '/uploads/logos/2_mark.webp' })).not.toContain('2_mark');
  expect(html(null, square)).toContain('1_mark');
  expect(html(null, square)).toContain(`<span>${name}</span>`);
  expect(html(wide, null)).not.toContain(`<span>${name}</span>`);
});

describe('a long name', () => {
  const long = 'Iglesia Bautista de la Nueva Jerusalén';
  const named = (short_name: string, mark: typeof wide | null = null) =>
    inChurch({ name: long, short_name, is_demo: false }, () => html(mark && wide, mark));

  test('gives way to the short name on a phone', () => {
    const drawn = named('Nueva Jerusalén');
    expect(drawn).toContain('<span class="md:hidden">Nueva Jerusalén</span>');
    expect(drawn).toMatch(new RegExp(`<span class="[^"]* max-md:hidden">${long}</span>`));
    expect(named('Nueva Jerusalén', square)).toMatch(
      /<span class="md:hidden">Nueva Jerusalén<\/span><\/span>$/,
    );
  });

  test.each(['Our Church', long, `${long} del Norte`])('stays where the short name is “%s”', (short) => {
    expect(named(short)).not.toContain('md:hidden');
    expect(named(short)).toContain(long);
  });

  test('has no short one where it fits', () => {
    const drawn = inChurch({ name: 'Grace Chapel', short_name: 'Grace' }, () => html(null, null));
    expect(drawn).toContain('<span>Grace Chapel</span>');
    expect(drawn).not.toContain('<span class="md:hidden">');
  });
});
