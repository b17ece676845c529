import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProgram } from '../cluster/system-process.ts';
import { root } from '../measured-process.ts';

export const varnishPath = '/usr/sbin/varnishd';

/** Varnish as docs/deploy/varnish.vcl sets it up, at `port`, in front of the site at `sitePort`. */
export async function startVarnish(
  folder: string,
  { port, sitePort }: { port: number; sitePort: number },
): Promise<{ origin: string; stop(): Promise<void> }> {
  const own = join(folder, 'varnish');
  await mkdir(own, { recursive: true });
  const text = await readFile(join(root, 'docs/deploy/varnish.vcl'), 'utf8');
  const file = join(own, 'site.vcl');
  await writeFile(file, text.replace('.port = "3000"', `.port = "${sitePort}"`));
  const listen = ['-a', `127.0.0.1:${port}`, '-f', file, '-n', join(own, 'work'), '-s', 'malloc,64m'];
  const origin = `http://127.0.0.1:${port}`;
  return { origin, ...(await startProgram([varnishPath, '-F', '-j', 'none', ...listen], `${origin}/up`)) };
}
