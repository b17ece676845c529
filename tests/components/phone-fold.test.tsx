import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PhoneFold } from '#components/ui/folds/phone-fold.tsx';

const drawn = (isOpen: boolean) =>
  renderToStaticMarkup(
    <PhoneFold name="Footer" head={<h3>Footer</h3>} isOpen={isOpen}>
      <p>Entries</p>
    </PhoneFold>,
  );

test('a part is closed in a narrow window alone, and open for what must be seen', () => {
  expect(drawn(false)).toMatch(
    /aria-expanded="false" aria-label="Footer".*<div class="max-lg:hidden"><p>Entries/,
  );
  expect(drawn(true)).toMatch(/aria-expanded="true" aria-label="Footer".*<div><p>Entries/);
});
