import { perProcess } from '#lib/core/platform/per-process.ts';

/** The document of a page of this site, by its address, as it leaves the application: HTML. */
type RenderPage = (path: string) => Promise<string>;

const held = perProcess('page-rendering', (): { render?: RenderPage } => ({}));

/** States how this process renders pages. */
export function providePageRendering(render: RenderPage): void {
  held.render = render;
}

/**
 * Renders a page within what runs now, so that it goes by the same facts; nothing of it is kept.
 * @throws Error where no server runs in this process, or when the page is not given
 */
export function renderPage(path: string): Promise<string> {
  const { render } = held;
  if (!render) throw new Error('no server renders pages in this process');
  return render(path);
}
