/** An error that a volunteer can correct: its message is shown alone, without a stack. */
export class PlainError extends Error {
  override name = 'PlainError';
}
