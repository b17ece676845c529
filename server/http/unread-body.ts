import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** As much of a body is read behind its answer for the connection to serve the next request. */
const mostReadBytes = 1024 * 1024;
/** As much and as long a sender may go on before the connection closes. */
const mostDroppedBytes = 64 * 1024 * 1024;
const patienceMilliseconds = 10_000;
const lookMilliseconds = 500;

/**
 * Lets a request be answered before its body was read: what is left of a short one is read, and the answer to a longer one,
 * or to one of unknown length, says that the connection closes. Called before anything else sees the two.
 */
export function settleUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && !(Number(length) > 0)) return;
  const announced = coding === undefined ? Number(length) : Number.POSITIVE_INFINITY;
  const { socket } = request;
  const before = socket.bytesRead;
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (...given: unknown[]) => {
    const left = announced - (socket.bytesRead - before);
    if (!request.complete && left > mostReadBytes) response.setHeader('Connection', 'close');
    return writeHead(...given);
  };
  // Node destroys the socket of an answer that closes. Bytes still on their way would reset the connection then, and a
  // sender that has not read the answer yet would lose it (RFC 9112, 9.6): the sending side ends first.
  response.prependOnceListener('finish', () => {
    if (request.complete) return;
    const destroySoon = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      socket.end();
      afterRest(request, socket, destroySoon);
    };
  });
}

/** Calls back once the body has ended, or is too long or too slow. What comes is dropped by Node. */
function afterRest(request: IncomingMessage, socket: Socket, done: () => void): void {
  const mostBytes = socket.bytesRead + mostDroppedBytes;
  const until = performance.now() + patienceMilliseconds;
  const timer = setInterval(() => {
    if (performance.now() > until || socket.bytesRead > mostBytes) end();
  }, lookMilliseconds).unref();
  const end = () => {
    clearInterval(timer);
    done();
  };
  request.once('end', end).once('close', end);
}
