// Runs in a machine of a trial, with the release's own Node: visit.mjs PASSWORD READS FOLDER reads pages of the site over new
// connections, so many a second, and writes an event twice a second, until FOLDER/stop is there. FOLDER/written has a line for
// each event that the site took, FOLDER/visited what came of it all. With the word fill for READS it writes 500 events and
// ends; with `wish VERSION` it waits until the site offers that version, chooses 'now', and ends.
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';

const [password, reads, folder] = process.argv.slice(2);
const tally = { reads: 0, failed: [], longest: 0, writes: {} };
const pages = ['/', '/events', '/calendar', '/sermons', '/visit', '/ministries', '/about', '/giving'];
const under = new Set();

let cookie = await signIn();
if (reads === 'fill') {
  for (let made = 0; made < 500; made++) await write();
  console.log(`${tally.writes[201]} events`);
  process.exit(0);
}
if (reads === 'wish') {
  while ((await offer()).latest !== folder) await new Promise((resolve) => setTimeout(resolve, 200));
  const headers = { cookie, 'content-type': 'application/json' };
  const { status, text } = await ask('POST', '/api/updates', headers, '{"when":"now"}');
  console.log(`${status} ${text}`);
  process.exit(status === 202 ? 0 : 1);
}
const beats = [
  setInterval(() => keep(read(pages[tally.reads % pages.length])), 1000 / Number(reads)),
  setInterval(() => keep(write()), 500),
];
while (!existsSync(`${folder}/stop`)) await new Promise((resolve) => setTimeout(resolve, 100));
for (const beat of beats) clearInterval(beat);
await Promise.all(under);
writeFileSync(`${folder}/visited`, JSON.stringify(tally));
process.exit(0);

function keep(work) {
  under.add(work);
  work.finally(() => under.delete(work));
}

async function read(path) {
  tally.reads += 1;
  const began = performance.now();
  const { status } = await ask('GET', path).catch(({ code, message }) => ({ status: code ?? message }));
  const seconds = (performance.now() - began) / 1000;
  tally.longest = Math.max(tally.longest, seconds);
  if (status !== 200 && tally.failed.length < 20)
    tally.failed.push(`${path} ${status} after ${seconds.toFixed(1)} s`);
}

async function write() {
  const event = {
    title: `Try ${Date.now()}`,
    date: '2031-06-01',
    time: '7:00 PM',
    location: 'Hall',
    description: 'A try.',
  };
  const headers = { cookie, 'content-type': 'application/json' };
  const { status, text } = await ask('POST', '/api/events', headers, JSON.stringify(event)).catch(
    (error) => ({
      status: error.code ?? error.message,
      text: '',
    }),
  );
  tally.writes[status] = (tally.writes[status] ?? 0) + 1;
  if (status === 201) appendFileSync(`${folder}/written`, `${JSON.parse(text).id}\n`);
  if (status === 401) cookie = await signIn().catch(() => cookie);
}

/** What the office shows of updates. */
async function offer() {
  return JSON.parse((await ask('GET', '/api/version', { cookie })).text);
}

async function signIn() {
  const { text, cookies } = await ask('GET', '/api/auth/csrf');
  const body = new URLSearchParams({
    csrfToken: JSON.parse(text).csrfToken,
    password,
    json: 'true',
  }).toString();
  const headers = { cookie: cookies, 'content-type': 'application/x-www-form-urlencoded' };
  return (await ask('POST', '/api/auth/callback/credentials', headers, body)).cookies;
}

function ask(method, path, headers = {}, body = '') {
  return new Promise((resolve, reject) => {
    const length = body && { 'content-length': Buffer.byteLength(body) };
    const options = {
      method,
      path,
      host: '127.0.0.1',
      port: 80,
      agent: false,
      headers: { ...headers, ...length },
    };
    const asked = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      const cookies = (response.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ');
      response
        .once('end', () => resolve({ status: response.statusCode, text, cookies }))
        .once('error', reject);
    });
    asked
      .setTimeout(120_000, () => asked.destroy(new Error('no answer')))
      .once('error', reject)
      .end(body);
  });
}
