import { createHash, randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

interface Asked {
  method: string | undefined;
  query: URLSearchParams;
  path: string;
  body: Buffer;
}

/**
 * Answers the requests of an upload in parts, as Amazon's S3 does. `finish` gets the bytes of all parts. The function that
 * it returns tells whether a request was one.
 */
export function takingParts(finish: (path: string, bytes: Buffer) => void) {
  const begun = new Map<string, Map<number, Buffer>>();
  return ({ method, query, path, body }: Asked, response: ServerResponse): boolean => {
    const id = query.get('uploadId');
    const parts = begun.get(id ?? '');
    if (method === 'POST' && query.has('uploads')) {
      const made = randomUUID();
      begun.set(made, new Map());
      send(response, 'InitiateMultipartUploadResult', `<UploadId>${made}</UploadId>`);
    } else if (parts && method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
    } else if (parts && method === 'POST') {
      const inOrder = [...parts].sort(([one], [other]) => one - other);
      finish(path, Buffer.concat(inOrder.map(([, bytes]) => bytes)));
      begun.delete(id ?? '');
      send(response, 'CompleteMultipartUploadResult', `<Key>${path}</Key><ETag>"whole"</ETag>`);
    } else if (parts && method === 'DELETE') {
      begun.delete(id ?? '');
      response.writeHead(204).end();
    } else return false;
    return true;
  };
}

function send(response: ServerResponse, name: string, content: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><${name}>${content}</${name}>`);
}
