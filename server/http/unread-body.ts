import type { IncomingMessage, ServerResponse } from 'node:http';

/** As much of a body is read behind its answer for the connection to serve the next request. */
const mostReadBytes = 1024 * 1024;
/** As much and as long a sender may go on before the connection closes: who still sends would not see the answer. */
const mostDroppedBytes = 64 * 1024 * 1024;
const patienceMilliseconds = 10_000;

/**
 * Lets a request be answered before its body was read: what is left of a short one is read, and the answer to a longer one,
 * or to one of unknown length, says that the connection closes. Called before anything else sees the two.
 */
export function settleUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && !(Number(length) > 0)) return;
  const announced = coding === undefined ? Number(length) : Number.POSITIVE_INFINITY;
  const before = request.socket.bytesRead;
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (...given: unknown[]) => {
    const left = announced - (request.socket.bytesRead - before);
    if (!request.complete && left > mostReadBytes) response.setHeader('Connection', 'close');
    return writeHead(...given);
  };
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  response.end = (...given: unknown[]) => {
    const isWhole = response.headersSent && response.hasHeader('content-length');
    // Without its length, the sender would wait for the end.
    if (request.complete || !isWhole) return end(...given);
    const [content, ...rest] = typeof given[0] === 'function' ? [undefined, ...given] : given;
    if (content) response.write(content as Buffer);
    void dropRest(request).then(() => end(...rest.filter((each) => typeof each === 'function')));
    return response;
  };
  response.once('finish', () => {
    if (!request.complete)
      void dropRest(request).then(() => request.complete || request.socket.destroySoon());
  });
}

/** Reads what is left of a body, within bounds. Whatever read it before is done with it. */
function dropRest(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = mostDroppedBytes;
    const timer = setTimeout(resolve, patienceMilliseconds).unref();
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    request.removeAllListeners('readable').removeAllListeners('data');
    request.once('end', done).once('close', done);
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) done();
    });
    request.resume();
  });
}
