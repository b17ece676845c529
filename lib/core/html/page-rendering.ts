import { perProcess } from '#lib/core/process/per-process.ts';

/** Renders a page of this site, by its address, to HTML. */
type RenderPage = (path: string) => Promise<string>;

const held = perProcess('page-rendering', (): { render?: RenderPage } => ({}));

/** Sets how this process renders pages. */
export function providePageRendering(render: RenderPage): void {
  held.render = render;
}

/**
 * Renders a page in the current context, so that it has the same facts; nothing is cached.
 * @throws Error where no server runs in this process, or when the page fails
 */
export function renderPage(path: string): Promise<string> {
  const { render } = held;
  if (!render) throw new Error('no server renders pages in this process');
  return render(path);
}
