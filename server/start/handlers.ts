import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NextConfig } from 'next';
import { readChurch } from '#lib/church/read-church.ts';
import { provideOwnAddresses } from '#lib/core/addresses/own-addresses.ts';
import { currentGeneration, publishChange } from '#lib/core/cache/change-bus.ts';
import { liveTopics } from '#lib/core/cache/live-topics.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { documentPolicy } from '#lib/core/http/csp.ts';
import { securityHeaders } from '#lib/core/http/security-headers.ts';
import { env } from '#lib/core/process/env.ts';
import { readOwnAddresses } from '#lib/site-pages/own-addresses.ts';
import { ResponseCache } from '#server/cache/response-cache.ts';
import { readStyleSheets } from '#server/html/inline-styles.ts';
import { compressBest } from '#server/http/best-compression.ts';
import { sendDocument } from '#server/http/document-files.ts';
import { createHandler } from '#server/http/handler.ts';
import type { RequestHandler } from '#server/http/inject.ts';
import { isProbe, type Probes } from '#server/http/probes.ts';
import { addedHeaders } from '#server/http/request-headers.ts';
import { isRead, livePath, pathOf } from '#server/http/request-target.ts';
import { sendSound } from '#server/http/sound-files.ts';
import { listStaticFiles } from '#server/http/static-files.ts';
import { areReadsSame } from '#server/http/with-church.ts';
import type { LiveStreams } from '#server/live/live-streams.ts';
import { openMetrics } from '#server/metrics/metrics.ts';
import { siteRoutes } from '#server/metrics/route-labels.ts';
import { isUploadPath } from '#server/sound/address.ts';
import { takeUpload } from '#server/sound/take-upload.ts';

export interface ServerParts {
  application: RequestHandler;
  liveStreams: LiveStreams;
  probes: Probes;
  /** Returns whether the pages are sent by HTTPS; undefined where that is decided elsewhere. */
  isEncrypted: () => boolean | undefined;
  /** Those whose requests the site answers. */
  servers: readonly Server[];
}

interface ProductionHandler {
  handle: RequestHandler;
  /** Drops what was made for another address of the site (SITE_URL). */
  followAddress(): void;
}

/** Returns the handler of the built site in `root`: the response cache, and Next behind it. */
export async function productionHandler(parts: ServerParts, root: string): Promise<ProductionHandler> {
  const headers = securityHeaders(parts.isEncrypted());
  // Planned moments follow the church's zone.
  provideOwnAddresses(async () => runWithChurch(await readChurch(), readOwnAddresses));
  const folders = { build: join(root, await buildFolder(root)), public: join(root, 'public') };
  const cache = new ResponseCache({ generation: currentGeneration, areReadsSame });
  const staticFiles = await listStaticFiles(folders, headers);
  const routes = () => siteRoutes(folders.build, parts.application);
  const handler = createHandler({
    ...parts,
    cache,
    metrics: await openMetrics({ ...parts, cache, routes }),
    staticFiles,
    styleSheets: await readStyleSheets(folders.build),
    starter: await readFile(join(folders.build, 'starter.js'), 'utf8'),
    headers,
  });
  await handler.warm();
  compressBest(root, folders.build, staticFiles.forget);
  return {
    handle: handler.handle,
    followAddress() {
      delete headers['Strict-Transport-Security'];
      Object.assign(headers, securityHeaders(parts.isEncrypted()));
      for (const topic of liveTopics) publishChange(topic);
      cache.clear();
      staticFiles.forget();
    },
  };
}

/** Returns a handler without a cache and with a policy for developer tools. */
export function developmentHandler({ application, liveStreams, probes }: ServerParts): RequestHandler {
  const policy = documentPolicy('', { isDevelopment: true, playsStreams: true });
  const headers = { ...securityHeaders(), 'Content-Security-Policy': policy };
  return async (request, response) => {
    if (isUploadPath(pathOf(request.url ?? '/'))) return takeUpload(request, response, headers);
    const path = isRead(request) ? pathOf(request.url ?? '/') : '';
    if (isProbe(path)) return probes.answer(request, response, headers);
    if (path === livePath) return liveStreams.answer(request, response, headers);
    if (path && (await sendDocument(request, response, headers))) return;
    if (path && (await sendSound(request, response, headers))) return;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    Object.assign(request.headers, addedHeaders(request, env().TRUST_PROXY));
    await application(request, response);
  };
}

async function buildFolder(root: string): Promise<string> {
  const { default: config }: { default: NextConfig } = await import(
    pathToFileURL(join(root, 'next.config.mjs')).href
  );
  return config.distDir ?? '.next';
}
