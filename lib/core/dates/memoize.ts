/**
 * Memoizes a pure function with few different arguments. A full cache is cleared, which costs less than tracking the
 * oldest entry.
 */
export function memoize<Question extends string | number, Answer extends string | number | null>(
  find: (question: Question) => Answer,
): (question: Question) => Answer {
  const answers = new Map<Question, Answer>();
  return (question) => {
    const known = answers.get(question);
    if (known !== undefined) return known;
    const answer = find(question);
    if (answers.size >= mostAnswers) answers.clear();
    answers.set(question, answer);
    return answer;
  };
}

/** About 27 years of days. */
const mostAnswers = 10_000;
