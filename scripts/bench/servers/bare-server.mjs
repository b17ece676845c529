// The baseline of the site: a node:http server that only sends bytes it holds.
import { createServer } from 'node:http';

/** By address: the headers, as a flat array, and the body. */
const answers = new Map();

const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  const answer = answers.get(request.url);
  if (!answer) return void response.writeHead(404).end();
  response.writeHead(200, answer.headers).end(answer.body);
});

process.on('message', (message) => {
  if (!message.answer) return;
  answers.set(message.answer.path, message.answer);
  process.send({ taken: message.answer.path });
});
process.once('SIGTERM', () => process.exit(0)).once('disconnect', () => process.exit(0));
server.listen(0, () => process.send({ port: server.address().port }));
