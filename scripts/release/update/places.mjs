import { join } from 'node:path';

/**
 * Returns where everything of a site is. Only `data` belongs to the site's user; root writes to none of its files, and
 * follows no link in it.
 * @param {string} site the name of unit, user and data folder
 * @param {string} root of the machine
 */
export function placesOf(site, root = '/') {
  const home = join(root, 'opt/belltower');
  const units = join(root, 'run/systemd/system');
  return {
    home,
    /** The command's version: the newest that was accepted by a site. */
    current: join(home, 'current'),
    /** A link to the version that runs, on probation or not. */
    running: join(home, 'sites', site),
    /** A link to the version that was accepted last. Its updater works for the site. */
    accepted: join(home, 'accepted', site),
    /** Root's state, which the site reads. */
    state: join(home, 'updates', `${site}.json`),
    /** What was asked by hand. */
    asked: join(home, 'updates', `${site}.asked.json`),
    /** What go-back goes back to. */
    kept: join(home, 'updates', `${site}.kept.json`),
    data: join(root, 'var/lib', site),
    cluster: join(root, 'var/lib', site, 'postgres'),
    wish: join(root, 'var/lib', site, 'update-wish.json'),
    /** Copies of clusters: a folder that the site's user cannot enter. */
    copies: join(root, 'var/lib', `${site}.before`),
    settings: join(root, 'etc', `${site}.env`),
    socket: join(root, 'etc/systemd/system', `${site}.socket`),
    dropIn: join(units, `${site}.service.d/probation.conf`),
    /** While it is there and the updater lives, a start of the site waits. */
    hold: join(root, 'run/belltower-update', `${site}.hold`),
  };
}

/**
 * Returns the folder that keeps the cluster from before an update.
 * @param {ReturnType<typeof placesOf>} places
 * @param {{ from: string, to: string }} update
 */
export function copyFolder(places, { from, to }) {
  return join(places.copies, `${from}-to-${to}`);
}
