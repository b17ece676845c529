import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { DrawingWork } from './drawing-work.ts';

type Answer = { picture: Uint8Array<ArrayBuffer> } | { failure: string };

const idleMilliseconds = 10_000;
/** A drawing takes a second on a slow machine; a longer one hangs. */
const longestMilliseconds = 15_000;
/** Of nine million pixels: who asked is answered earlier, the next one gets it. */
const longestOfCover = 60_000;

/**
 * Draws in a child process (docs/decisions/0009), started for the first picture and stopped after 10 seconds without
 * one. One picture at a time.
 */
export class Drawer {
  readonly #program: string;
  #process: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  /** @param program the path of drawing-process.mjs */
  constructor(program: string) {
    this.#program = program;
  }

  /**
   * Returns the drawing or icon as a PNG, a cover or photo as a JPEG.
   * @throws Error with the process's message, or when it exits or takes too long
   */
  async draw(work: DrawingWork): Promise<Uint8Array<ArrayBuffer>> {
    clearTimeout(this.#idle);
    this.#process ??= this.#start();
    try {
      return await ask(this.#process, work);
    } catch (error) {
      this.#end();
      throw error;
    } finally {
      this.#idle = setTimeout(() => this.#end(), idleMilliseconds).unref();
    }
  }

  #start(): ChildProcess {
    const child = start(this.#program);
    return child.once('exit', () => {
      if (this.#process === child) this.#process = undefined;
    });
  }

  #end(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }
}

function start(program: string): ChildProcess {
  const child = fork(program, {
    execArgv: [],
    // No settings of the site. Additional malloc arenas would keep freed memory.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // The server does not wait for it on exit.
  child.unref();
  child.channel?.unref();
  // draw() reports failures to its caller; others need no handling.
  return child.on('error', () => {});
}

async function ask(child: ChildProcess, work: DrawingWork): Promise<Uint8Array<ArrayBuffer>> {
  const settled = new AbortController();
  const options = { signal: AbortSignal.any([AbortSignal.timeout(longestFor(work)), settled.signal]) };
  try {
    const ended = once(child, 'exit', options).then(() => {
      throw new Error('The drawing process has ended.');
    });
    child.send(work);
    const [answer]: Answer[] = await Promise.race([once(child, 'message', options), ended]);
    if (answer && 'picture' in answer) return new Uint8Array(answer.picture);
    throw new Error(`The picture was not drawn: ${answer?.failure}`);
  } finally {
    settled.abort();
  }
}

function longestFor(work: DrawingWork): number {
  return 'ground' in work && 'drawing' in work ? longestOfCover : longestMilliseconds;
}
