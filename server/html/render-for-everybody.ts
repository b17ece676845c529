import { trackRendering } from '#lib/core/cache/render-context.ts';
import { type RenderingReads, recordReads } from '#lib/core/cache/rendering-reads.ts';
import { collectStaticMarkup } from '#lib/core/site/static-markup.ts';
import {
  type InjectedRequest,
  type InjectedResponse,
  injectRequest,
  type RequestHandler,
} from '#server/http/inject.ts';

/** What Next answered to nobody in particular, and what is known of how it came about. */
export interface PublicRendering {
  captured: InjectedResponse;
  /** Of its static parts, by digest. */
  markup: ReadonlyMap<string, string>;
  /** The texts of the scripts that components wrote. */
  scripts: ReadonlySet<string>;
  hasFailedRead: boolean;
  /** What it goes by; null when that is not known. */
  reads: RenderingReads | null;
}

/** Asks the application for what may be kept. @throws RenderTimeout, and what the application throws */
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
