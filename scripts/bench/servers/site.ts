import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { openSockets } from '#e2e/support/sites/passed-sockets.ts';
import { signIn } from '#e2e/support/sites/start-site.ts';
import { DatabaseClient } from '#lib/core/database/database-client.ts';
import { environmentSchema } from '#lib/core/process/env.ts';
import { runningDatabase } from '#server/database/database.ts';
import { memorySettings } from '#server/start/memory.mjs';
import { freePort } from '#server/start/ports.ts';
import { type MeasuredProcess, root, startMeasured } from './measured-process.ts';

/** A whole production site with demo content, as `npm start` brings it up, and a connection to its database. */
export interface Site extends MeasuredProcess {
  origin: string;
  dataFolder: string;
  database: Client;
}

/** Starts a site on a free port, its data in `dataFolder`. @throws Error with its output when it ends before it runs */
export async function startSite(dataFolder: string, settings: Record<string, string> = {}): Promise<Site> {
  const { port, env } = await siteEnvironment(dataFolder);
  const process = startMeasured(await startArguments(), { ...env, ...settings });
  return running(process, `http://localhost:${port}`, dataFolder);
}

/** Starts one that answers HTTPS itself, with the certificate that is in its data. @throws Error as startSite() */
export async function startSecureSite(dataFolder: string, settings: Record<string, string>): Promise<Site> {
  const { port, env } = await siteEnvironment(dataFolder);
  const https = await freePort();
  const sockets = await openSockets({ http: port, https });
  const process = startMeasured(await startArguments(), { ...env, ...settings }, sockets);
  return running(process, `https://localhost:${https}`, dataFolder);
}

async function running(process: MeasuredProcess, origin: string, dataFolder: string): Promise<Site> {
  await untilRunning(process);
  const database = new DatabaseClient({ connectionString: await runningDatabase(dataFolder) });
  await database.connect();
  return {
    ...process,
    origin,
    dataFolder,
    database,
    async stop() {
      await database.end().catch(() => undefined);
      await process.stop();
    },
  };
}

/** Returns a free port and the settings of a measured site, without those of a site on this machine. */
export async function siteEnvironment(dataFolder: string) {
  const port = await freePort();
  const unset = Object.fromEntries(Object.keys(environmentSchema.shape).map((name) => [name, '']));
  return {
    port,
    env: { ...unset, ...memorySettings, PORT: String(port), DATA_DIR: dataFolder, SEED: 'demo' },
  };
}

/** Returns the arguments that `npm start` passes to node: options, then the script. @throws Error for another program */
export async function startArguments(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const [program, ...args] = String(scripts.start).split(' ');
  if (program !== 'node')
    throw new Error(`npm start runs '${scripts.start}', and only node can be measured.`);
  return args;
}

/** Resolves once the site prints that it is running. @throws Error with its output when it ends before */
async function untilRunning({ child, output }: MeasuredProcess): Promise<void> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The site ended with ${code}:\n${output()}`);
  });
  const running = new Promise<void>((resolve) => {
    child.stdout?.on('data', () => output().includes('Belltower is running.') && resolve());
  });
  await Promise.race([running, ended]);
}

/** Returns the cookies of a session of the site's own password. */
export async function staffCookie(site: Pick<Site, 'origin' | 'dataFolder'>): Promise<string> {
  const password = await readFile(join(site.dataFolder, 'admin-password'), 'utf8');
  return signIn(site, password.trim());
}
