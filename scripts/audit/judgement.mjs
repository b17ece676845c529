// Judges the dependencies by the lockfile, npm's report and allowances.json. Every finding is a sentence.

const grave = ['high', 'critical'];

/**
 * Returns whether npm's report is one: registries without an advisories service give none.
 * @param {unknown} report
 */
export function isReport(report) {
  return typeof report === 'object' && report !== null && 'vulnerabilities' in report;
}

/**
 * Returns the high and critical advisories without a valid allowance.
 * @param {{ vulnerabilities: Record<string, { via: unknown[] }> }} report of `npm audit --json`
 * @param {{ advisories: { id: string, why: string, until: string }[] }} allowances `until` is yyyy-MM-dd
 * @param {string} today yyyy-MM-dd
 */
export function judgeAdvisories({ vulnerabilities }, { advisories }, today) {
  const met = new Map();
  for (const [name, { via }] of Object.entries(vulnerabilities)) {
    for (const advisory of via) {
      if (typeof advisory === 'object' && grave.includes(advisory.severity))
        met.set(idOf(advisory), { ...advisory, name });
    }
  }
  const findings = [];
  for (const [id, { name, severity, title }] of met) {
    const allowed = advisories.find((entry) => entry.id === id);
    if (!allowed) findings.push(`${name}: ${title} (${severity}, ${id}).`);
    else if (!allowed.why || !(allowed.until >= today))
      findings.push(`${name}: ${id} was allowed until ${allowed.until}; look at it again.`);
  }
  const idle = advisories.filter(({ id }) => !met.has(id));
  return [
    ...findings,
    ...idle.map(({ id }) => `${id} is allowed, and nothing has it any more: take it off.`),
  ];
}

function idOf({ url = '', source }) {
  return /GHSA(?:-[\w]{4}){3}/.exec(url)?.[0] ?? String(source);
}

/**
 * Judges the lockfile: everything comes from the registry with a hash, the packages of every platform are in it, and
 * install scripts and licences are allowed.
 * @param {{ packages: Record<string, any> }} lock
 * @param {{ installScripts: object, licences: object, licencesUnsaid: object }} allowances
 */
export function judgeLock({ packages }, allowances) {
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  return [
    ...entries.flatMap(([path, entry]) => judgeOrigin(path, entry)),
    ...Object.entries(packages).flatMap(([path, entry]) => missingPackages(packages, path, entry)),
    ...judgeInstallScripts(entries, allowances.installScripts),
    ...entries
      .filter(([, { dev }]) => !dev)
      .flatMap(([path, entry]) => judgeLicence(nameOf(path), entry, allowances)),
  ];
}

function judgeOrigin(path, { integrity, resolved = 'https:', link }) {
  if (link || !/^https:/.test(resolved)) return [`${nameOf(path)} does not come from the registry.`];
  return /^sha512-/.test(integrity ?? '') ? [] : [`${nameOf(path)} has no hash to be checked against.`];
}

function missingPackages(packages, path, { dependencies = {}, optionalDependencies = {} }) {
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .filter((name) => !isReachable(packages, path, name))
    .map(
      (name) =>
        `${name}, which ${nameOf(path) || 'the site'} needs on some platform, is not in the lockfile.`,
    );
}

/** Node searches the package's own folder, then each folder above it. */
function isReachable(packages, path, name) {
  for (let folder = path; ; folder = folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

function judgeInstallScripts(entries, allowed) {
  const running = entries
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
  return [
    ...running
      .filter((name) => !(name in allowed))
      .map((name) => `${name} wants to run a script while it is installed, and nobody has allowed it.`),
    ...Object.keys(allowed)
      .filter((name) => !running.includes(name))
      .map((name) => `${name} may run a script while it is installed, and has none any more: take it off.`),
  ];
}

function judgeLicence(name, { license }, { licences, licencesUnsaid }) {
  if (!license) return name in licencesUnsaid ? [] : [`${name} does not say its licence.`];
  return isAllowed(license, licences)
    ? []
    : [`${name} has the licence ${license}, which nobody has allowed.`];
}

/** Evaluates an expression such as `(MIT OR GPL-3.0) AND ISC`. */
function isAllowed(expression, licences) {
  const inner = /\(([^()]*)\)/.exec(expression);
  if (inner) {
    const verdict = isAllowed(inner[1], licences) ? 'allowed' : 'refused';
    return isAllowed(expression.replace(inner[0], verdict), licences);
  }
  return expression
    .split(/\s+or\s+/i)
    .some((each) =>
      each.split(/\s+and\s+/i).every((name) => name.trim() === 'allowed' || name.trim() in licences),
    );
}

function nameOf(path) {
  return path.replace(/^.*node_modules\//, '');
}
