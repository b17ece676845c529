import { startPostgres } from '#server/database/postgres.ts';

// A process of its own that holds a server until it is killed, as a site does.
const server = await startPostgres(String(process.argv[2]));
process.stdout.write(`${server.url('postgres')}\n`);
setInterval(() => undefined, 60_000);
