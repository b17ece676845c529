// Runs in a machine of a trial, with the release's own Node: releases-server.mjs FOLDER CERTIFICATE answers by HTTPS at port
// 8443 as hosts of releases do. /latest leads on to the files, /insecure to an address without HTTPS. It prints who asked for what.
import { createReadStream, readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream';

const [folder, certificate] = process.argv.slice(2);
const pem = readFileSync(certificate);

createServer({ key: pem, cert: pem }, ({ url, headers }, response) => {
  const name = basename(url);
  console.log(`${headers['user-agent']} asked for ${url}`);
  if (url.startsWith('/latest/')) return response.writeHead(302, { location: `/files/${name}` }).end();
  if (url.startsWith('/insecure/'))
    return response.writeHead(302, { location: `http://${headers.host}/files/${name}` }).end();
  pipeline(createReadStream(join(folder, name)), response, () => undefined);
}).listen(8443);
