import { flipped, outside, signedByAnother, withOtherNode } from './copies.mjs';
import { expectIn } from './report.mjs';

/** Where a disk says that it has room, and has little. */
const littleDisk =
  'mkdir -p /tmp/df && printf "#!/bin/sh\\necho\\necho a b c 9999999\\n" > /tmp/df/df && chmod +x /tmp/df/df && mount -t tmpfs -o size=200M none /opt && PATH=/tmp/df:$PATH';

const handMade =
  'useradd --system belltower; mkdir -p /srv/belltower; printf "[Service]\\nWorkingDirectory=/srv/belltower\\n" > /etc/systemd/system/belltower.service;';

/**
 * Tries what install.sh must refuse, and leave the machine as it was.
 * @param {object} trial
 */
export async function refusals(trial) {
  const expect = expectIn(trial);
  const { inside } = trial.machine;
  const untouched =
    '; code=$?; test ! -e /opt/belltower/current && test ! -e /opt/belltower/.new && test ! -e /tmp/other-node-ran && exit $code; exit 99';
  const refused = (what, folder, says, before = '') =>
    expect(what, `${before} sh ${folder}/install.sh${untouched}`, { code: 1, says });
  await refused('a signature of another key', await signedByAnother(trial), /not signed by the makers/);
  await refused('one flipped byte', await flipped(trial), /is damaged/);
  await refused('an archive with ../', await outside(trial), /files outside of its folder/);
  await refused(
    'a Node that finds every signature good',
    await withOtherNode(trial),
    /nothing of it was run/,
  );
  await refused('a disk that is full in the middle', '/release', /is the disk full/, littleDisk);
  await inside('umount /opt');
  const library = '/usr/lib/*-linux-gnu/libstdc++.so.6';
  await refused(
    'a system without the library of C++',
    '/release',
    /apt-get install libstdc/,
    `mv ${library} /var/tmp/;`,
  );
  await inside('mv /var/tmp/libstdc++.so.6 /usr/lib/*-linux-gnu/');
  await refused('a service that was made by hand', '/release', /was made by hand/, handMade);
  await inside('rm /etc/systemd/system/belltower.service');
  const notRoots = 'mkdir -p /opt/belltower; chown belltower /opt/belltower;';
  await refused('a folder of another user', '/release', /belongs to another user/, notRoots);
  await inside('rm -r /opt/belltower; userdel belltower');
}
