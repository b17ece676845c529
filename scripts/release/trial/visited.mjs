import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

export const password = 'bluebonnets-in-april';
export const node = '/opt/belltower/current/bin/node';

/** Returns the command that visits the site in the machine (visit.mjs), signed in. */
export const visits = (...words) => `${node} /trial/visit.mjs ${password} ${words.join(' ')}`;

/** Returns what asks whether the site is up in the version that it had. */
export function asBefore({ present }) {
  return `belltower status | grep -Eq 'belltower +active +${present()} ' && ${up}`;
}
const up = `${node} -e 'fetch("http://127.0.0.1/up").then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))'`;

/**
 * Reads and writes while a command runs in the machine. Returns what came of the reads and writes, and of the command.
 * @param {object} trial
 * @param {number} reads a second
 * @param {string} command
 */
export async function whileVisited({ machine, work }, reads, command) {
  for (const name of ['stop', 'visited']) await rm(join(work, name), { force: true });
  const visiting = machine.inside(`${visits(reads, '/copies')} 2>&1`);
  const done = await machine.inside(`sleep 2; ${command}`);
  await machine.inside('sleep 2; touch /copies/stop');
  const { text } = await visiting;
  const tally = JSON.parse(await readFile(join(work, 'visited'), 'utf8').catch(() => '{}'));
  return { ...done, tally, visiting: text };
}

/** Every event that the site took is there. */
export async function nothingLost({ machine, note }) {
  const ask = `${node} -e '
    const { readFileSync } = require("node:fs");
    const ids = readFileSync("/copies/written", "utf8").trim().split("\\n");
    (async () => {
      let lost = 0;
      for (const id of ids) lost += (await fetch("http://127.0.0.1/api/events/" + id)).status === 200 ? 0 : 1;
      console.log(ids.length + " rows written, " + lost + " lost");
    })();
  '`;
  const { text } = await machine.inside(ask);
  const isRight = /^\d+ rows written, 0 lost$/m.test(text);
  note(`    ${text.trim().split('\n').at(-1)}`, { isRight, seconds: 0, detail: text });
}

/** Returns root's state, which a command printed on a line of its own. */
export function stateIn(text) {
  return JSON.parse(text.split('\n').findLast((line) => line.startsWith('{"step"')) ?? '{}');
}
