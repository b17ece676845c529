import { later } from './copies.mjs';
import { expectIn } from './report.mjs';

/**
 * Installs a release, uses it, moves to a later one and removes it.
 * @param {object} trial
 */
export async function installations(trial) {
  const expect = expectIn(trial);
  await expect(
    'two installations at once: one installs, one says so',
    'sh /release/install.sh > /tmp/a 2>&1 & sleep 1; sh /release/install.sh; wait; cat /tmp/a',
    { says: /Open http[\s\S]*another installation is under way/i },
  );
  const asks =
    '/opt/belltower/current/bin/node -p "fetch(\'http://127.0.0.1/setup\').then((it) => console.log(it.status))"';
  await expect('the setup page is open', asks, { says: /200/ });
  await expect('a second installation finds the site', 'sh /release/install.sh', {
    says: /is installed already and runs\./,
  });
  await expect('status', 'belltower status', { says: /belltower +active/ });
  await expect('a further site', 'belltower new st-marys', { says: /reverse_proxy 127.0.0.1:3001/ });
  await expect('its code', 'belltower --site st-marys claim', { says: /\d{3} \d{3}/ });
  await expect("a backup as the site's user", 'belltower backup', { says: /proven|restored/i });
  await expect(
    'a restore stops the site, and starts it again',
    'belltower backup --to /tmp/church.zip && belltower restore /tmp/church.zip --replace && belltower wait-up 80',
    { says: /stops for the restore[\s\S]*Restored the site/ },
  );
  await expect(
    'the address is not that of the machine for itself',
    '/opt/belltower/current/bin/node -p "fetch(\'http://127.0.0.1/robots.txt\').then((it) => it.text()).then(console.log)"',
    { says: /Sitemap: http:\/\/(?!localhost)/ },
  );
  await expect('removal asks first', 'belltower remove', { code: 1, says: /say that you mean it/ });
  const newer = `sh ${await later(trial)}/install.sh`;
  await expect('a later version is tried on a backup and takes the place', `${newer} && belltower status`, {
    says: /on which 99\.0\.0 is tried[\s\S]*is now 99\.0\.0[\s\S]*belltower +active +99/,
  });
  await expect(
    'a site that went back is moved again, and no other',
    `belltower --site st-marys go-back --yes && ${newer} && belltower status`,
    { says: /is now 99\.0\.0[\s\S]*belltower +active +99[\s\S]*st-marys +active +99/ },
  );
  await expect('an older one is refused', 'sh /release/install.sh', { code: 1, says: /which is newer/ });
  await expect(
    'removal keeps the data',
    'belltower --site st-marys remove --yes && belltower remove --yes && ls /var/lib/belltower',
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
