/**
 * Waits for a process. Returns its exit code, or 1 where it was ended, and the last of what it wrote.
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ seconds?: number, most?: number, outputs?: (import('node:stream').Readable | null)[] }} options `seconds` after
 * which it is killed, letters that are kept, and what is read of it
 * @returns {Promise<{ code: number, text: string, isLate: boolean }>}
 */
export async function result(child, options = {}) {
  const { seconds = 3600, most = 1_000_000, outputs = [child.stdout, child.stderr] } = options;
  let text = '';
  let isLate = false;
  for (const output of outputs) {
    output?.setEncoding('utf8').on('data', (chunk) => {
      text = (text + chunk).slice(-most);
    });
  }
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
    // Others of its group may hold its output open.
    for (const output of outputs) output?.destroy();
  }, seconds * 1000);
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  clearTimeout(timer);
  return { code: code ?? 1, text: text.trim(), isLate };
}
