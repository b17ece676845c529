import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#lib/core/language/languages.ts';

const page = vi.hoisted(() => ({ hasTyped: vi.fn(), tellUpdated: vi.fn(), reload: vi.fn() }));
vi.mock('#components/ui/lazy/tell-failure.ts', () => page);
// As a browser runs them, once the page is drawn.
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useEffect: (run: () => void) => run(),
}));

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubGlobal('location', { reload: page.reload });
});

/** Draws a page as it was opened and as each refresh brings it. */
async function refreshed(...brought: (Language | undefined)[]): Promise<void> {
  const { MessagesReady } = await import('#components/layout/messages-ready.tsx');
  for (const language of brought)
    renderToStaticMarkup(
      <MessagesReady audience="visitors" {...(language && { language })}>
        words
      </MessagesReady>,
    );
}

test('a page loads again when a refresh brings another language', async () => {
  await refreshed('en', 'en');
  expect(page.reload).not.toHaveBeenCalled();
  await refreshed('en', 'es');
  expect(page.reload).toHaveBeenCalledOnce();
  expect(page.tellUpdated).not.toHaveBeenCalled();
});

test('what was typed is kept, and the update is told', async () => {
  page.hasTyped.mockReturnValue(true);
  await refreshed('es', 'en');
  expect(page.reload).not.toHaveBeenCalled();
  expect(page.tellUpdated).toHaveBeenCalledOnce();
});

test('the page of a failure, which states no language, stays', async () => {
  await refreshed('es', undefined);
  expect(page.reload).not.toHaveBeenCalled();
});
