/** Returns the first of the answers of each address: one mail a person, who may have several slots. */
export function oncePerAddress<Answer extends { email: string }>(answers: readonly Answer[]): Answer[] {
  const first = new Map<string, Answer>();
  for (const answer of answers) if (!first.has(answer.email)) first.set(answer.email, answer);
  return [...first.values()];
}
