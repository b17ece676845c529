// The baseline of a rendering: a page of Next with nothing of the site, served as the site serves its own.
import { createServer } from 'node:http';
import next from 'next';

const app = next({ dev: false, dir: import.meta.dirname, quiet: true, httpServer: createServer() });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer((request, response) => void handle(request, response));
process.once('SIGTERM', () => process.exit(0)).once('disconnect', () => process.exit(0));
server.listen(0, () => process.send({ port: server.address().port }));
