import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { browserHeaders } from '../load.ts';
import { nextMessage } from './child-processes.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';

/** A node:http server in a process of its own that sends copies of the site's answers. */
export interface BareServer extends MeasuredProcess {
  origin: string;
  /** Makes it answer this path with the bytes and the headers of the site's answer. */
  copy(siteOrigin: string, path: string): Promise<void>;
}

export async function startBareServer(): Promise<BareServer> {
  const process = startMeasured([join(import.meta.dirname, 'bare-server.mjs')], {});
  const port = await nextMessage<number>(process.child, 'port');
  return {
    ...process,
    origin: `http://localhost:${port}`,
    async copy(siteOrigin, path) {
      process.child.send({ answer: { path, ...(await answerOf(siteOrigin + path)) } });
      await nextMessage(process.child, 'taken');
    },
  };
}

/** Headers that node writes itself, for either server. */
const written = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

function answerOf(url: string): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: browserHeaders }, async (response) => {
      const body = await buffer(response);
      const raw = response.rawHeaders;
      const headers = raw.filter((_, at) => !written.has((raw[at - (at % 2)] ?? '').toLowerCase()));
      if (response.statusCode === 200) resolve({ headers, body });
      else reject(new Error(`${url} answered ${response.statusCode}.`));
    }).once('error', reject);
  });
}
