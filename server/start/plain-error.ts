/** A failure a volunteer can do something about: its message is the whole sentence to show, without a stack. */
export class PlainError extends Error {
  override name = 'PlainError';
}
