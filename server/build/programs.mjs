import { spawn } from 'node:child_process';

/**
 * Returns an error that a volunteer can correct: its message is shown alone.
 * @param {string} sentence
 */
export function plainError(sentence) {
  return Object.assign(new Error(sentence), { name: 'PlainError' });
}

/**
 * Runs a program to its end and shows its output; with `show` only the lines that match, and all of them after a failure.
 * @param {string[]} command the program and its arguments
 * @param {{ cwd: string, env?: Record<string, string | undefined>, show?: RegExp, errors?: string[] }} options `errors`
 *   receives what it writes to its standard error, which is shown, too
 * @returns {Promise<number>} its exit code; -1 when it could not be started
 */
export async function exitCodeOf([program, ...args], { cwd, env = {}, show, errors }) {
  const output = show ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, errors ? 'pipe' : output],
  });
  if (errors) {
    child.stderr.setEncoding('utf8').on('data', (text) => {
      errors.push(text);
      process.stderr.write(text);
    });
  }
  const lines = show ? filterLines(child, show) : [];
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(-1)).once('close', (status) => resolve(status ?? -1));
  });
  process.off('exit', endWithUs);
  if (code !== 0) process.stderr.write(lines.join(''));
  return code;
}

/**
 * Runs a program that must succeed, as exitCodeOf() does.
 * @param {string[]} command
 * @param {{ cwd: string, sentence: string, env?: Record<string, string | undefined>, show?: RegExp }} options
 * @throws the sentence as a plain error when the program fails
 */
export async function run(command, { sentence, ...options }) {
  if ((await exitCodeOf(command, options)) !== 0) throw plainError(sentence);
}

/**
 * Returns the command of npm with these arguments: the npm that started this process, if known.
 * @param {string[]} args
 */
export function npm(...args) {
  const path = process.env.npm_execpath;
  return path?.endsWith('.js') ? [process.execPath, path, ...args] : ['npm', ...args];
}

function filterLines(child, show) {
  const output = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output.push(chunk);
      for (const line of chunk.split('\n')) if (show.test(line)) console.log(`  ${line.trim()}`);
    });
  }
  return output;
}
