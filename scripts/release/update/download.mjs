// Writes what is at an https address, or at a path, to its output, and no more than so many bytes. The updater starts it as
// a user without any rights: download.mjs ADDRESS BYTES VERSION.
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const longestSilenceMilliseconds = 60_000;
const mostRedirects = 5;
const [address = '', most = '0', version = ''] = process.argv.slice(2);

try {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), longestSilenceMilliseconds);
  const source = address.startsWith('/') ? createReadStream(address) : await ask(address, control.signal);
  await pipeline(source, (chunks) => bounded(chunks, timer), process.stdout);
  clearTimeout(timer);
} catch (error) {
  console.error(String(error.cause?.message ?? error.message).slice(0, 300));
  process.exit(1);
}

async function ask(url, signal) {
  const headers = { 'user-agent': `Belltower/${version}` };
  let at = url;
  for (let count = 0; count <= mostRedirects; count++) {
    if (!at.startsWith('https://')) throw new Error('Releases are fetched by https.');
    const answer = await fetch(at, { redirect: 'manual', headers, signal });
    const next = answer.headers.get('location');
    if (answer.status === 200 && answer.body) return Readable.fromWeb(answer.body);
    if (answer.status < 300 || answer.status > 399 || !next)
      throw new Error(`The answer was ${answer.status}.`);
    at = new URL(next, at).href;
  }
  throw new Error('The address leads on and on.');
}

async function* bounded(chunks, timer) {
  let bytes = 0;
  for await (const chunk of chunks) {
    timer.refresh();
    bytes += chunk.length;
    if (bytes > Number(most)) throw new Error(`It is larger than ${most} bytes.`);
    yield chunk;
  }
}
