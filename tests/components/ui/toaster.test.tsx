import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Toaster } from '#components/ui/toast/toaster.tsx';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';

test.each([
  ['en', 'Notifications'],
  ['es', 'Avisos'],
] as const)('in %s the place of toasts is called %s', (language, label) => {
  const html = runWithChurch(defaultChurchIn(language), () =>
    renderToStaticMarkup(<Toaster messages={[]} />),
  );
  expect(html).toContain(`aria-label="${label} alt+T"`);
});
