import { setTimeout as pause } from 'node:timers/promises';
import { footprint, mostDuring } from './footprint.mjs';
import { secondsSince } from './report.mjs';

/** What an installation may take until its setup page is open: of a machine's time and of its memory, in MB. */
const limits = { seconds: 90, megabytes: 400 };

/** Until what a start leaves has been given back to the system. */
const idleSeconds = 45;

/**
 * Installs a release and measures the time from install.sh to the open setup page, and the memory of the whole machine.
 * @param {object} trial
 */
export async function measureInstallation({ machine, note }) {
  console.log(`Measured with ${machine.bounds}:`);
  const began = performance.now();
  const { result: found, most } = await mostDuring(machine.pid, () =>
    machine.inside(`sh /release/install.sh && ${asks('/setup', 80)}`),
  );
  const seconds = secondsSince(began);
  const { all, services } = await footprint(machine.pid);
  const isRight = found.code === 0 && seconds <= limits.seconds && most <= limits.megabytes;
  note('from install.sh to the open setup page', { isRight, seconds, detail: found.text });
  console.log(
    `    ${rounded(all)} MB then, of which the site has ${rounded(services.get('belltower') ?? 0)}`,
  );
  console.log(
    `    ${rounded(most)} MB at most until then (${limits.seconds} s and ${limits.megabytes} MB are allowed)`,
  );
}

/**
 * Installs a release and further sites, asks each once, and measures their memory once they are idle.
 * @param {object} trial
 * @param {number} count of sites in all
 */
export async function measureSites({ machine, note }, count) {
  const began = performance.now();
  const names = Array.from({ length: count - 1 }, (_, index) => `site-${index + 2}`);
  const ports = [80, ...names.map((_, index) => 3001 + index)];
  const commands = [
    'sh /release/install.sh',
    ...names.map((name) => `belltower new ${name}`),
    ...ports.map((port) => asks('/', port)),
  ];
  const found = await machine.inside(commands.join(' && '));
  note(`${count} sites with ${machine.bounds}`, {
    isRight: found.code === 0,
    seconds: secondsSince(began),
    detail: found.text,
  });
  await pause(idleSeconds * 1000);
  const { all, services } = await footprint(machine.pid);
  const sites = [...services].filter(([name]) => name.startsWith('belltower'));
  for (const [name, megabytes] of sites) console.log(`    ${name.padEnd(20)} ${rounded(megabytes)} MB`);
  const sum = sites.reduce((total, [, megabytes]) => total + megabytes, 0);
  console.log(
    `    ${rounded(sum)} MB all ${sites.length} together, ${rounded(all)} MB the machine, ${idleSeconds} s after a request to each`,
  );
}

/** A command that asks for a page of the machine's own, without a program that would count. */
function asks(path, port) {
  const request = `GET ${path} HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n`;
  return `bash -c 'exec 3<>/dev/tcp/127.0.0.1/${port} && printf "${request}" >&3 && read -r _ status _ <&3 && cat <&3 >/dev/null && echo "${path}: $status" && [ "$status" = 200 ]'`;
}

function rounded(megabytes) {
  return Math.round(megabytes).toLocaleString('en');
}
