// `npm run release:try -- OUT` installs a trial release (npm run release -- OUT, without a key) in a container whose first
// process is systemd, and then asks it everything that it must refuse. As root, with podman and mmdebstrap; CONTAINERS
// names another program, SUITE another Debian (trixie).
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { publicPem, signingKey, writeSums } from './signing.mjs';

const engine = process.env.CONTAINERS || 'podman';
const suite = process.env.SUITE || 'trixie';
const image = `localhost/belltower-bare-${suite}`;
const release = resolve(process.argv[2] ?? '');
const execute = promisify(execFile);
const work = await mkdtemp(join(tmpdir(), 'belltower-release-'));
const name = `belltower-release-${process.pid}`;
const failures = [];

try {
  await makeImage();
  await startMachine();
  await refusals();
  await installations();
} finally {
  await run('rm', '--force', name).catch(() => undefined);
  await rm(work, { recursive: true, force: true });
}
if (failures.length > 0) {
  console.error(`Not as it should be: ${failures.join('; ')}`);
  process.exitCode = 1;
} else {
  console.log('Everything was as it should be.');
}

/** Runs the container program and returns its output. */
async function run(...args) {
  const { stdout } = await execute(engine, args, { maxBuffer: 1e8 });
  return stdout.trim();
}

/** A system with systemd and nothing that a site needs: no Node, no npm, no compiler. */
async function makeImage() {
  if (
    await run('image', 'exists', image).then(
      () => true,
      () => false,
    )
  )
    return;
  const archive = join(work, 'system.tar');
  const packages = '--include=systemd,systemd-sysv,dbus';
  await execute('mmdebstrap', ['--quiet', '--variant=minbase', packages, suite, archive]);
  await run('import', '--quiet', archive, image);
}

async function startMachine() {
  const volumes = ['--volume', `${release}:/release:ro`, '--volume', `${work}:/copies`];
  await run(
    'run',
    '--detach',
    '--name',
    name,
    '--privileged',
    '--systemd=always',
    ...volumes,
    image,
    '/sbin/init',
  );
  await inside('until systemctl is-system-running | grep -Eq "running|degraded"; do sleep 0.2; done');
}

/** Returns what a command in the machine wrote, and its exit code. */
async function inside(command) {
  try {
    const { stdout, stderr } = await execute(engine, ['exec', name, 'sh', '-c', command], { maxBuffer: 1e8 });
    return { code: 0, text: stdout + stderr };
  } catch ({ code, stdout, stderr }) {
    return { code, text: stdout + stderr };
  }
}

/** Reports whether a command in the machine ends with that code and says so. */
async function expect(what, command, { code = 0, says }) {
  const began = performance.now();
  const found = await inside(command);
  const isRight = found.code === code && says.test(found.text);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${isRight ? 'as it should be' : 'NOT AS IT SHOULD BE'}  ${seconds} s  ${what}`);
  if (isRight) return;
  failures.push(what);
  console.log(found.text.replace(/^/gm, '    '));
}

/** Returns the folder, in the machine, of a copy of the release that `change` was applied to. */
async function changed(label, change) {
  const folder = join(work, label);
  await cp(release, folder, { recursive: true });
  await change(folder);
  return `/copies/${label}`;
}

async function archiveIn(folder) {
  return join(
    folder,
    (await readdir(folder)).find((file) => file.endsWith(`-linux-${process.arch}.tar.gz`)),
  );
}

/** What must leave the machine as it was. */
async function refusals() {
  const untouched =
    '; code=$?; test ! -e /opt/belltower/current && test ! -e /opt/belltower/.new && exit $code; exit 99';
  const refused = (what, folder, says, before = '') =>
    expect(what, `${before} sh ${folder}/install.sh${untouched}`, { code: 1, says });
  const another = await changed('another-key', async (folder) => {
    const text = await readFile(join(folder, 'install.sh'), 'utf8');
    const other = publicPem(await signingKey()).trim();
    await writeFile(join(folder, 'install.sh'), text.replace(/-----BEGIN PUBLIC KEY-----[^']+/, other));
  });
  await refused('a signature of another key', another, /not signed by the makers/);
  const flipped = await changed('flipped', async (folder) => {
    const path = await archiveIn(folder);
    const bytes = await readFile(path);
    bytes[bytes.length >> 1] ^= 1;
    await writeFile(path, bytes);
  });
  await refused('one flipped byte', flipped, /is damaged/);
  const outside = await changed('outside', async (folder) => {
    const path = await archiveIn(folder);
    await execute('tar', [
      '-czf',
      path,
      '--transform',
      's,^,belltower/../../../etc/,',
      '-C',
      folder,
      'install.sh',
    ]);
    const names = [path.slice(folder.length + 1)];
    await writeSums(folder, { names, key: await signingKey() });
  });
  await refused('an archive with ../', outside, /files outside of its folder/);
  const full =
    'mkdir -p /tmp/df && printf "#!/bin/sh\\necho\\necho a b c 9999999\\n" > /tmp/df/df && chmod +x /tmp/df/df && mount -t tmpfs -o size=200M none /opt && PATH=/tmp/df:$PATH';
  await refused('a disk that is full in the middle', '/release', /is the disk full/, full);
  await inside('umount /opt');
  const byHand =
    'useradd --system belltower; mkdir -p /srv/belltower; printf "[Service]\\nWorkingDirectory=/srv/belltower\\n" > /etc/systemd/system/belltower.service;';
  await refused('a service that was made by hand', '/release', /was made by hand/, byHand);
  await inside('rm /etc/systemd/system/belltower.service; userdel belltower');
}

/** Makes a copy of the release under a later version, signed by a key of its own. */
function laterRelease() {
  return changed('later', async (folder) => {
    const path = await archiveIn(folder);
    const later = path.slice(folder.length + 1).replace(/-\d+\.\d+\.\d+-/, '-99.0.0-');
    await rename(path, join(folder, later));
    const key = await signingKey();
    await writeSums(folder, { names: [later], key });
    const text = await readFile(join(folder, 'install.sh'), 'utf8');
    const told = text.replace(/-----BEGIN PUBLIC KEY-----[^']+/, publicPem(key).trim());
    await writeFile(join(folder, 'install.sh'), told.replace(/^version=.*$/m, 'version=99.0.0'));
  });
}

async function installations() {
  await expect(
    'two installations at once: one installs, one says so',
    'sh /release/install.sh > /tmp/a 2>&1 & sleep 1; sh /release/install.sh; wait; cat /tmp/a',
    { says: /Open http[\s\S]*another installation is under way/i },
  );
  const asks =
    '/opt/belltower/current/bin/node -p "fetch(\'http://127.0.0.1/setup\').then((it) => console.log(it.status))"';
  await expect('the setup page is open', asks, { says: /200/ });
  await expect('a second installation finds the site', 'sh /release/install.sh', { says: /Open http/ });
  await expect('status', 'belltower status', { says: /belltower +active/ });
  await expect('a further site', 'belltower new st-marys', { says: /reverse_proxy 127.0.0.1:3001/ });
  await expect('its code', 'belltower --site st-marys claim', { says: /\d{3} \d{3}/ });
  await expect("a backup as the site's user", 'belltower backup', { says: /proven|restored/i });
  const later = await laterRelease();
  await expect(
    'a later version is tried on a backup and takes the place',
    `sh ${later}/install.sh && belltower status`,
    { says: /on which 99\.0\.0 is tried[\s\S]*is now 99\.0\.0[\s\S]*belltower +active/ },
  );
  await expect('an older one is refused', 'sh /release/install.sh', { code: 1, says: /which is newer/ });
  await expect(
    'removal keeps the data',
    'belltower --site st-marys remove && belltower remove && ls /var/lib/belltower',
    {
      says: /still in \/var\/lib\/belltower[\s\S]*postgres/,
    },
  );
  await expect('and an installation finds them', 'sh /release/install.sh', { says: /Open http/ });
  await expect(
    'no password stands in the log',
    '! journalctl -u belltower | grep -q "Password  for admin mode: "',
    { says: /^/ },
  );
}
