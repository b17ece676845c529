import { stripVTControlCharacters } from 'node:util';

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
  const tried = new Map(
    tests.filter(({ isFlaky }) => isFlaky).map(({ name, complaint }) => [name, complaint]),
  );
  const isNamed = (name) => Boolean(reasons.get(name));
  return {
    passed: [...tried.keys()]
      .filter(isNamed)
      .map((name) => `Passed at the second try, as it may: ${name} (${reasons.get(name)})`),
    failed: [
      ...[...tried]
        .filter(([name]) => !isNamed(name))
        .map((parts) => `Passed only when tried again, and is not named with a reason: ${parts.join('')}`),
      ...[...reasons.keys()]
        .filter((name) => tests.length > 0 && !tests.some((test) => test.name === name))
        .map((name) => `Named as one that may need a second try, but there is no such test: ${name}`),
    ],
  };
}

/** Returns every test of a suite and its inner suites, by full name, with what its first failed try says. */
export function testsOf({ title, specs = [], suites = [] }, above) {
  const path = [...above, title].filter(Boolean);
  return [
    ...specs.map((spec) => ({
      name: [...path, spec.title].join(' › '),
      isFlaky: spec.tests.some(({ status }) => status === 'flaky'),
      isFailed: spec.tests.some(({ status }) => status === 'unexpected'),
      complaint: complaintOf(spec.tests.flatMap(({ results = [] }) => results)),
    })),
    ...suites.flatMap((suite) => testsOf(suite, path)),
  ];
}

/** The place, the first line and the expected and received values of the first error, after a colon. */
function complaintOf(results) {
  const error = results.flatMap(({ errors = [] }) => errors)[0];
  if (!error?.message) return '';
  const [first, ...rest] = stripVTControlCharacters(error.message).split('\n');
  const values = rest.filter((line) => /^(?:Expected|Received|Locator|[+-] )/.test(line));
  const place = error.location ? ` (line ${error.location.line})` : '';
  return `: ${[first, ...values].join(' ').slice(0, longestComplaint)}${place}`;
}

const longestComplaint = 400;
