import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NextConfig } from 'next';
import { addressHeader, clientAddress } from '../lib/client-address.ts';
import { documentPolicy } from '../lib/content-security-policy.ts';
import { env } from '../lib/env.ts';
import { createFront } from '../lib/front.ts';
import { currentGeneration } from '../lib/generation.ts';
import type { RequestHandler } from '../lib/in-process-request.ts';
import { readStyleSheets } from '../lib/inline-styles.ts';
import { ResponseCache } from '../lib/response-cache.ts';
import { securityHeaders } from '../lib/security-headers.ts';
import { listStaticFiles } from '../lib/static-files.ts';

/** The response cache and everything else that stands in front of the built site in `root`. */
export async function productionHandler(application: RequestHandler, root: string): Promise<RequestHandler> {
  const headers = securityHeaders();
  const folders = { build: join(root, await buildFolder(root)), public: join(root, 'public') };
  const front = createFront({
    application,
    cache: new ResponseCache({ generation: currentGeneration }),
    staticFiles: await listStaticFiles(folders, headers),
    styleSheets: await readStyleSheets(folders.build),
    headers,
  });
  await front.warm();
  return front.handle;
}

/** No cache and a policy that lets the developer's tools run. */
export function developmentHandler(application: RequestHandler): RequestHandler {
  const policy = documentPolicy('', { isDevelopment: true, playsStreams: true });
  const headers = { ...securityHeaders(), 'Content-Security-Policy': policy };
  return async (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    request.headers[addressHeader] = clientAddress(request, env().TRUST_PROXY);
    await application(request, response);
  };
}

async function buildFolder(root: string): Promise<string> {
  const { default: config }: { default: NextConfig } = await import(
    pathToFileURL(join(root, 'next.config.mjs')).href
  );
  return config.distDir ?? '.next';
}
