import { trackRendering } from '#lib/core/cache/render-context.ts';
import { type RenderingReads, recordReads } from '#lib/core/cache/rendering-reads.ts';
import { collectStaticMarkup } from '#lib/core/html/static-markup.ts';
import {
  type InjectedRequest,
  type InjectedResponse,
  injectRequest,
  type RequestHandler,
} from '#server/http/inject.ts';

/** A response without visitor data, and how it was rendered. */
export interface PublicRendering {
  captured: InjectedResponse;
  /** The markup of its static parts, by digest. */
  markup: ReadonlyMap<string, string>;
  /** The texts of the components' inline scripts. */
  scripts: ReadonlySet<string>;
  hasFailedRead: boolean;
  /** What it read; null when that is unknown. */
  reads: RenderingReads | null;
}

/** Renders a response that may be cached. @throws RenderTimeout, and what the application throws */
export async function renderForEverybody(
  application: RequestHandler,
  request: InjectedRequest,
): Promise<PublicRendering> {
  const { result: tracked, reads } = await recordReads(() =>
    trackRendering(() => collectStaticMarkup(() => injectRequest(application, request))),
  );
  const { result, scripts, hasFailedRead } = tracked;
  return { captured: result.result, markup: result.markup, scripts, hasFailedRead, reads };
}
