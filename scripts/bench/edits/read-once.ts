import { Agent, get } from 'node:http';
import { browserHeaders } from '../load.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

/** Asks as a browser does, and takes the body as it comes. `wasRendered`: for this answer, not for another of the same moment. */
export function readOnce(url: string): Promise<{ status: number; wasRendered: boolean }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: browserHeaders }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      const wasRendered = String(headers['cache-status']).includes('fwd=miss; stored');
      answer
        .resume()
        .once('end', () => resolve({ status, wasRendered }))
        .once('error', reject);
    });
    request.once('error', reject);
  });
}
