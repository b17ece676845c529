import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes LICENCES.txt: each package of these folders with its version, its licence, and the path of its text.
 * @param {string} target the folder of the list
 * @param {{ folders: string[], node: string }} what folders with `node_modules`; the version of Node
 */
export async function listLicences(target, { folders, node }) {
  const lines = [`Node.js ${node}: MIT and others, licences/node/LICENSE`];
  for (const folder of folders)
    for (const manifest of await manifests(folder)) lines.push(await licenceLine(folder, manifest));
  const head =
    'Belltower is under the MIT licence (LICENSE). It is delivered with the following, each under its own terms:';
  await writeFile(join(target, 'LICENCES.txt'), `${head}\n\n${lines.sort().join('\n')}\n`);
}

/** Returns the manifests of packages, also of packages inside packages. */
async function manifests(folder) {
  const names = await readdir(join(folder, 'node_modules'), { recursive: true });
  return names.filter((name) => /(?:^|node_modules\/)(?:@[^/]+\/)?[^/@]+\/package\.json$/.test(name));
}

async function licenceLine(folder, manifest) {
  const { name, version, license } = JSON.parse(
    await readFile(join(folder, 'node_modules', manifest), 'utf8'),
  );
  return `${name} ${version}: ${license ?? 'see its folder'}, node_modules/${manifest.replace(/\/package\.json$/, '')}`;
}
