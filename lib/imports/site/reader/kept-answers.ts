import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteAnswer } from '../site.ts';

const prefix = 'belltower-site-';
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The answers of a site, on the disk of this machine while it is read: their texts together are larger than memory. */
export class KeptAnswers {
  private readonly kept = new Map<string, { answer: Omit<SiteAnswer, 'text'>; file: string } | null>();

  private constructor(private readonly folder: string) {}

  static async open(): Promise<KeptAnswers> {
    return new KeptAnswers(await openFolder());
  }

  has(key: string): boolean {
    return this.kept.has(key);
  }

  async get(key: string): Promise<SiteAnswer | null> {
    const found = this.kept.get(key);
    return found ? { ...found.answer, text: await readFile(found.file, 'utf8') } : null;
  }

  async set(key: string, answer: SiteAnswer | null): Promise<void> {
    if (!answer) return void this.kept.set(key, null);
    const { text, ...others } = answer;
    const file = join(this.folder, String(this.kept.size));
    await writeFile(file, text, { mode: 0o600 });
    this.kept.set(key, { answer: others, file });
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Returns a new folder for what is read of a site. Those of a process that was killed go after a day. */
export async function openFolder(): Promise<string> {
  await removeForgotten();
  return mkdtemp(join(tmpdir(), prefix));
}

async function removeForgotten(now = Date.now()): Promise<void> {
  const names = await readdir(tmpdir());
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const path = join(tmpdir(), name);
    const isOld = await stat(path).then(
      ({ mtimeMs }) => now - mtimeMs > dayMilliseconds,
      () => false,
    );
    if (isOld) await rm(path, { recursive: true, force: true });
  }
}
