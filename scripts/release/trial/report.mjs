/**
 * Says of each part of a trial whether it was as it should be, and at the end of all together.
 * @returns `note` tells one, with lines of detail below where it was not right; `end` sets the exit code
 */
export function newReport() {
  const failures = [];
  return {
    /** @param {string} what @param {{ isRight: boolean, seconds: number, detail: string }} outcome */
    note(what, { isRight, seconds, detail }) {
      console.log(`${isRight ? 'as it should be' : 'NOT AS IT SHOULD BE'}  ${seconds.toFixed(1)} s  ${what}`);
      if (isRight) return;
      failures.push(what);
      console.log(detail.replace(/^/gm, '    '));
    },
    end() {
      if (failures.length > 0) process.exitCode = 1;
      const words =
        failures.length > 0
          ? `Not as it should be: ${failures.join('; ')}`
          : 'Everything was as it should be.';
      console.log(words);
    },
  };
}

/**
 * Returns the seconds since then.
 * @param {number} began of `performance.now()`
 */
export function secondsSince(began) {
  return (performance.now() - began) / 1000;
}

/**
 * Returns what reports whether a command in the machine ends with that code and says so.
 * @param {{ machine: import('./machine.mjs').Machine, note: ReturnType<typeof newReport>['note'] }} trial
 * @returns {(what: string, command: string, wanted: { code?: number, says: RegExp }) => Promise<void>}
 */
export function expectIn({ machine, note }) {
  return async (what, command, { code = 0, says }) => {
    const began = performance.now();
    const found = await machine.inside(command);
    const isRight = found.code === code && says.test(found.text);
    note(what, { isRight, seconds: secondsSince(began), detail: found.text });
  };
}
