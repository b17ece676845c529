import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expectIn } from './report.mjs';
import { wished } from './updates.mjs';
import { asBefore, node, visits } from './visited.mjs';

const execute = promisify(execFile);
const host = 'releases.test';
const key = '/etc/releases-key.pem';
const authority = '/etc/releases-authority.pem';

/**
 * Updates from a server that is trusted, after the office's wish, and from none that is not.
 * @param {object} trial
 */
export async function byHttps(trial) {
  const { machine, publisher, version } = trial;
  const expect = expectIn(trial);
  await openServer(trial);
  const next = version.next();
  await publisher.publish(next);
  const refused = (what, url, says) =>
    expect(what, `${fetchesFrom(url)}; belltower update; code=$?; ${asBefore(trial)} && exit $code`, {
      code: 1,
      says,
    });
  await refused(
    'a server that no authority vouches for',
    `https://${host}:8443/latest`,
    /no_release.*certificate/,
  );
  await machine.inside(`systemctl set-environment NODE_EXTRA_CA_CERTS=${authority}`);
  await refused('an address without HTTPS', `http://${host}:8443/latest`, /no_release.*by https/);
  await refused(
    'a server that leads on without HTTPS',
    `https://${host}:8443/insecure`,
    /no_release.*by https/,
  );
  await machine.inside(
    `${fetchesFrom(`https://${host}:8443/latest`)}; systemctl restart belltower && belltower wait-up 80`,
  );
  await wished(trial, { what: 'an update by HTTPS, wished in the office', next, wish: visits('wish', next) });
  await expect('both asked for it, and told their version alone', 'journalctl -u releases --output cat', {
    says: new RegExp(
      `Belltower/\\S+ asked for /files/releases.json[^]*Belltower/\\S+ asked for /files/belltower-${next}-`,
    ),
  });
  await machine.inside(
    `systemctl stop releases; systemctl unset-environment NODE_EXTRA_CA_CERTS; ${fetchesFrom('/copies/published')}; systemctl restart belltower && belltower wait-up 80`,
  );
}

/** A command that sets where root, and the site from its next start on, look for releases. */
function fetchesFrom(url) {
  return `sed -i 's,^UPDATES_URL=.*,UPDATES_URL=${url},' /etc/belltower.env`;
}

async function openServer({ machine, work }) {
  await execute('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
    ...['-keyout', join(work, 'https-key.pem'), '-out', join(work, 'https.pem')],
  ]);
  await machine.inside(
    `echo 127.0.0.1 ${host} >> /etc/hosts
    install -m 644 /copies/https.pem ${authority}; cat /copies/https-key.pem /copies/https.pem > ${key}
    echo SOURCE_ALLOW_HOSTS=${host}:8443 >> /etc/belltower.env
    systemd-run --quiet --unit=releases ${node} /trial/releases-server.mjs /copies/published ${key}`,
  );
}
