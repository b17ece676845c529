import { reportScript } from '#lib/core/cache/render-context.ts';

/** An inline script that runs before hydration. Inline scripts added later never run. */
export function PageScript({ text }: { text: string }) {
  reportScript(text);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own, any data in it as JSON
  return <script dangerouslySetInnerHTML={{ __html: text }} />;
}
