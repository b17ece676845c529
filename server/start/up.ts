import { siteUrl } from '#lib/core/addresses/urls.ts';
import { isInProbation } from '#lib/core/process/env.ts';
import { openDatabase } from '#server/database/database.ts';
import { checkBucket } from './check-bucket.ts';
import { PlainError } from './plain-error.ts';
import { listenForAcceptance } from './probation.ts';
import { portSentence, readySettings, type Settings } from './settings.ts';
import { wayIn } from './way-in.ts';

interface Options {
  dev: boolean;
  /** The build. It takes longest, so the database starts beside it. */
  build?: () => Promise<void>;
}

/**
 * Starts the site in this process: settings, database and build, server. After SIGTERM, SIGHUP or SIGINT it finishes its
 * answers, ends the database and exits with 0.
 * @throws PlainError with the sentence to show, after stopping everything
 */
export async function up({ dev, build }: Options): Promise<void> {
  const opened: Closable[] = [];
  /** The current step, which must not be interrupted. */
  let step: Promise<unknown> = Promise.resolve();
  const open = (part: Promise<Closable>) => {
    step = part.then((it) => opened.push(it));
    return step;
  };
  listenForAcceptance();
  stopOnSignal(async () => {
    await step.catch(() => undefined);
    await closeAll(opened);
  });
  try {
    const settings = await readySettings();
    await checkBucket(settings);
    const built = build?.();
    // It may fail before it is awaited.
    built?.catch(() => undefined);
    await open(openDatabase(settings));
    await built;
    await open(serve(settings.PORT, dev));
    // Staff may have chosen another one.
    console.log(summary({ ...settings, address: siteUrl() }, await wayIn(settings)));
  } catch (error) {
    await closeAll(opened);
    throw error;
  }
}

interface Closable {
  close(): Promise<void>;
}

async function serve(port: number, dev: boolean): Promise<Closable> {
  // Imported late: its modules read the settings.
  const { startServer } = await import('./server.ts');
  return startServer({ port, dev }).catch((error: NodeJS.ErrnoException) => {
    const isPort = error.code === 'EADDRINUSE' || error.code === 'EACCES';
    throw isPort ? new PlainError(portSentence(port, error)) : error;
  });
}

function stopOnSignal(close: () => Promise<void>): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    console.log('Stopping ...');
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop).on('SIGHUP', stop);
  if (process.env.npm_lifecycle_event) whenParentEnds(stop);
}

/** A SIGTERM to npm ends npm and its shell, which do not pass it on. */
function whenParentEnds(stop: () => void): void {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    stop();
  }, 500);
  check.unref();
}

async function closeAll(opened: Closable[]): Promise<void> {
  for (const part of opened.splice(0).reverse()) {
    await part.close().catch((error) => console.error(error));
  }
}

function summary({ address, DATA_DIR, DATABASE_URL }: Settings, wayIn: string): string {
  const lines = [
    '',
    'Belltower is running.',
    `  Site      ${address}`,
    `  Data      ${DATA_DIR}${DATABASE_URL ? `, and the database at ${hostOf(DATABASE_URL)}` : ''}`,
    wayIn,
    ...(isInProbation() ? ['  Probation nothing is changed until this version is accepted (SIGUSR2)'] : []),
    ...(process.versions.node.startsWith('20.')
      ? ['  Node      20 gets no security fixes any more, so please install Node 24 from https://nodejs.org']
      : []),
    '',
  ];
  return lines.join('\n');
}

function hostOf(databaseUrl: string): string {
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl);
  return `${searchParams.get('host') ?? hostname}${port ? `:${port}` : ''}${pathname}`;
}
