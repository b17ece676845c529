import './judge-of-sources.ts';

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerUpload } from '#server/sound/answer-upload.ts';

/** A process of the site that takes uploads of sound. It tells its port, and when asked the most memory of its buffers. */
let most = 0;
const measure = () => {
  most = Math.max(most, process.memoryUsage().arrayBuffers);
};
setInterval(measure, 5);
process.on('message', () => {
  process.send?.(most);
  most = 0;
});

const server = createServer((request, response) => void answerUpload(request, response, {}));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
