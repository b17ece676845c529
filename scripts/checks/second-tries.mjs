/**
 * Judges the tests of a browser run that passed only at a second try, in sentences.
 * @param {{ suites?: object[] }} report Playwright's JSON report of a whole run
 * @param {{ test: string, reason: string }[]} named tests that may need a second try: `file › title`
 * @returns {{ passed: string[], failed: string[] }} second tries that are named with a reason; all others, and names
 *   without a test
 */
export function judgeSecondTries(report, named) {
  const tests = (report.suites ?? []).flatMap((file) => testsOf(file, []));
  const reasons = new Map(named.map(({ test, reason }) => [test, reason?.trim()]));
  const tried = [...new Set(tests.filter(({ isFlaky }) => isFlaky).map(({ name }) => name))];
  const isNamed = (name) => Boolean(reasons.get(name));
  return {
    passed: tried
      .filter(isNamed)
      .map((name) => `Passed at the second try, as it may: ${name} (${reasons.get(name)})`),
    failed: [
      ...tried
        .filter((name) => !isNamed(name))
        .map((name) => `Passed only when tried again, and is not named with a reason: ${name}`),
      ...[...reasons.keys()]
        .filter((name) => tests.length > 0 && !tests.some((test) => test.name === name))
        .map((name) => `Named as one that may need a second try, but there is no such test: ${name}`),
    ],
  };
}

/** Returns every test of a suite and its inner suites, by full name. */
export function testsOf({ title, specs = [], suites = [] }, above) {
  const path = [...above, title].filter(Boolean);
  return [
    ...specs.map((spec) => ({
      name: [...path, spec.title].join(' › '),
      isFlaky: spec.tests.some(({ status }) => status === 'flaky'),
      isFailed: spec.tests.some(({ status }) => status === 'unexpected'),
    })),
    ...suites.flatMap((suite) => testsOf(suite, path)),
  ];
}
