/**
 * A pure function whose answers are kept, for those that pages ask for over and over with few different
 * questions. When it has answered too many it forgets them all, which costs less than knowing the oldest.
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

/** The days of 27 years, say. */
const mostAnswers = 10_000;
