// Adds to a build what the server sends with it. A process of its own: what compressing leaves in memory would stay
// with the server.
import { join } from 'node:path';
import { buildStarter } from './build-starter.mjs';
import { compressBuild } from './compress-build.mjs';

const [, , root, build] = process.argv;
await buildStarter(root, join(build, 'starter.js'));
await compressBuild(join(build, 'static'));
