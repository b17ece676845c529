import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type Environment, environmentWithout } from '#lib/core/process/env.ts';

/** Beyond them the process is killed. */
export interface ProcessLimits {
  /** Of its heap. */
  readonly megabytes: number;
  /** Between two messages. */
  readonly silentMilliseconds: number;
  readonly wholeMilliseconds: number;
}

/** The process was killed beyond a limit. */
export class OverLimit extends Error {
  constructor(readonly limit: 'memory' | 'time') {
    super(`A process took more ${limit} than it may.`);
  }
}

/** The process was ended from outside before it had answered: another attempt may succeed. */
export class InterruptedProcess extends Error {}

interface Options {
  limits: ProcessLimits;
  /** The only settings of the site that it knows: no secret and no database is within reach of a hostile file. */
  heeded?: readonly (keyof Environment)[];
  serialization?: 'json' | 'advanced';
  /** Kills it when it is aborted. */
  signal?: AbortSignal | undefined;
}

interface ProcessApart<Message> {
  /** A failed message is ignored: the end of the process is noticed. */
  tell(message: object | string): void;
  /** Returns its next message. @throws OverLimit; InterruptedProcess; what `signal` was aborted with */
  hear(): Promise<Message>;
  end(): void;
}

/**
 * Starts a program for bytes that were sent in, which may be made to take all memory or time. It begins with
 * `firstMessage` (inside-apart.ts) and is to be ended by the caller.
 */
export function startApart<Message>(
  program: URL,
  { limits, heeded = [], serialization = 'json', signal }: Options,
): ProcessApart<Message> {
  const child = fork(program, {
    env: environmentWithout(heeded),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [`--max-old-space-size=${limits.megabytes}`],
    serialization,
  });
  const whole = AbortSignal.timeout(limits.wholeMilliseconds);
  const ended = once(child, 'exit').then(
    ([code, by]) => {
      // The engine aborts when its heap is full.
      if (by === 'SIGABRT' || code === 134) throw new OverLimit('memory');
      throw new InterruptedProcess(`A process has ended before its answer (${by ?? code}).`);
    },
    (error: Error) => {
      throw new InterruptedProcess(error.message);
    },
  );
  ended.catch(() => undefined);
  return {
    tell: (message) => void child.send(message, () => undefined),
    async hear() {
      const late = AbortSignal.any([whole, AbortSignal.timeout(limits.silentMilliseconds)]);
      const stop = signal ? AbortSignal.any([signal, late]) : late;
      try {
        const [heard] = (await Promise.race([once(child, 'message', { signal: stop }), ended])) as [Message];
        return heard;
      } catch (error) {
        signal?.throwIfAborted();
        throw late.aborted ? new OverLimit('time') : error;
      }
    },
    end: () => void child.kill('SIGKILL'),
  };
}
