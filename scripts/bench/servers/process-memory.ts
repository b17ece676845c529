import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A process's memory in bytes, what it shares with others divided among them (PSS); null where the system does not tell. */
export async function shareOf(pid: number): Promise<number | null> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1];
  return kilobytes ? Number(kilobytes) * 1024 : null;
}

/** The processes that a process has started and that still run; none where the system does not tell. */
export async function childrenOf(pid: number): Promise<number[]> {
  const threads = `/proc/${pid}/task`;
  const names = await readdir(threads).catch(() => []);
  const lists = await Promise.all(
    names.map((thread) => readFile(join(threads, thread, 'children'), 'utf8').catch(() => '')),
  );
  return lists.join(' ').split(/\s+/).filter(Boolean).map(Number);
}

/** The memory of those children whose command names the program; 0 while there are none. */
export async function childrenRunning(program: string, pid: number): Promise<number> {
  const shares = (await childrenOf(pid)).map(async (child) => {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    return command.includes(program) ? ((await shareOf(child)) ?? 0) : 0;
  });
  return (await Promise.all(shares)).reduce((sum, share) => sum + share, 0);
}
