import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newCertificate } from '#tests/support/servers/new-certificate.ts';
import { temporaryFolder } from './cleanup.ts';
import { type LoadFigures, load } from './load.ts';
import { type Site, startSecureSite, startSite } from './servers/site.ts';
import { median, medians } from './statistics.ts';

/** A site that answers HTTPS itself, and one without: the same pages over connections that stay open. */
export interface HttpsFigures {
  plain: LoadFigures;
  secure: LoadFigures;
  /** Its requests a second as a share of the other's: the median over the rounds. */
  ratio: number;
  /** Resident memory after the rounds, in bytes. */
  memory: { plain: number; secure: number };
}

const host = 'church.test';
const paths = ['/', '/events', '/visit', '/sermons'];

/** Compares both in turns, as measureThroughput() does. */
export async function measureOwnHttps(how: { rounds: number; seconds: number }): Promise<HttpsFigures> {
  const sites: Site[] = [];
  try {
    const plain = await startSite(await temporaryFolder());
    sites.push(plain);
    const secure = await startSecure();
    sites.push(secure);
    return await compare(plain, secure, how);
  } finally {
    for (const site of sites) await site.stop();
  }
}

/** No authority is asked: the certificate holds for years. */
async function startSecure(): Promise<Site> {
  const folder = await temporaryFolder();
  const { key, certificate } = newCertificate(host);
  await mkdir(join(folder, 'tls'), { mode: 0o700 });
  await writeFile(join(folder, 'tls/certificate.pem'), key + certificate, { mode: 0o600 });
  return startSecureSite(folder, {
    SITE_URL: `https://${host}`,
    ACME_DIRECTORY: 'http://127.0.0.1:9/directory',
  });
}

async function compare(
  plain: Site,
  secure: Site,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<HttpsFigures> {
  const measured: { plain: LoadFigures; secure: LoadFigures }[] = [];
  for (const site of [plain, secure]) await load(site, paths, 2, host);
  for (let round = 0; round < rounds; round++) {
    const first = round % 2 === 1 ? await load(secure, paths, seconds, host) : undefined;
    const ofPlain = await load(plain, paths, seconds, host);
    measured.push({ plain: ofPlain, secure: first ?? (await load(secure, paths, seconds, host)) });
  }
  return {
    plain: medians(measured.map((round) => round.plain)),
    secure: medians(measured.map((round) => round.secure)),
    ratio: median(measured.map((round) => round.secure.requestsPerSecond / round.plain.requestsPerSecond)),
    memory: { plain: (await plain.usage()).memory.rss, secure: (await secure.usage()).memory.rss },
  };
}
