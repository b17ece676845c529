import { Refusal } from './state.mjs';

/** A version that dies soon has died by then. */
const probationSeconds = 40;
const selfCheckSeconds = 45;
const pollMilliseconds = 250;
const codes = ['did_not_start', 'unhealthy', 'migration_failed', 'hung', 'died', 'memory', 'disk'];

/**
 * Watches a version in probation: it starts, answers, finds itself well, and lives on.
 * @param {import('./machine.mjs').Machine} machine
 * @param {{ to: string, startSeconds: number }} what
 * @throws Refusal with the reason to go back
 */
export async function watchProbation(machine, { to, startSeconds }) {
  const began = machine.now();
  const pid = await waitUntilUp(machine, startSeconds);
  const took = ((machine.now() - began) / 1000).toFixed(1);
  console.log(`It answered after ${took} s; ${Math.round(startSeconds)} s are allowed.`);
  const until = machine.now() + probationSeconds * 1000;
  let isOver = false;
  const check = selfCheck(machine, to).finally(() => {
    isOver = true;
  });
  // It may fail before it is awaited.
  check.catch(() => undefined);
  while (machine.now() < until || !isOver) {
    if ((await machine.service()).pid !== pid) throw new Refusal('died', 'The new version ended by itself.');
    await machine.pause(pollMilliseconds);
  }
  await check;
  if ((await machine.answers()) !== 200) throw new Refusal('unhealthy', 'The new version no longer answers.');
}

/**
 * Waits until the site answers 200 to `/up`, and returns its process.
 * @param {import('./machine.mjs').Machine} machine
 * @param {number} seconds
 * @throws Refusal where it ends before, answers something else or nothing
 */
export async function waitUntilUp(machine, seconds) {
  const until = machine.now() + seconds * 1000;
  let seen = 0;
  for (;;) {
    const { pid } = await machine.service();
    if (seen && pid !== seen) throw await whyNot(machine);
    seen ||= pid;
    const status = seen ? await machine.answers() : 0;
    if (status === 200) return seen;
    // 503 while it starts.
    if (status >= 500 && status !== 503) throw new Refusal('unhealthy', `It answered ${status}.`);
    if (machine.now() > until)
      throw new Refusal('hung', `It did not answer within ${Math.round(seconds)} seconds.`);
    await machine.pause(pollMilliseconds);
  }
}

async function whyNot(machine) {
  const words = await machine.lastWords();
  const last = words.split('\n').findLast((line) => /error|migration/i.test(line)) ?? '';
  return new Refusal(/migration/i.test(words) ? 'migration_failed' : 'did_not_start', last.slice(0, 300));
}

/** The answer comes from the site's user: it is looked at and nothing more. */
async function selfCheck(machine, to) {
  const { code, text, isLate } = await machine.asSite(to, ['self-check'], { seconds: selfCheckSeconds });
  if (code === 0) return;
  if (isLate) throw new Refusal('hung', 'The self-check did not end.');
  const last = text.split('\n').at(-1) ?? '';
  const [, because] = /"because":"([a-z_]+)"/.exec(last) ?? [];
  throw new Refusal(codes.includes(because) ? because : 'unhealthy', last.slice(0, 300));
}
