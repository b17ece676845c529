import { reportScript } from '#lib/core/cache/render-context.ts';

/** A script of the site's own in the document, which runs before React's. What stands in it otherwise never runs. */
export function PageScript({ text }: { text: string }) {
  reportScript(text);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own, any data in it as JSON
  return <script dangerouslySetInnerHTML={{ __html: text }} />;
}
