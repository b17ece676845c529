/** What is kept, and can be compressed once more. */
interface Improvable {
  improve(): Promise<void>;
}

/** How long a response is left alone after it was rendered: an edit is often followed by another one. */
const restMilliseconds = 2000;
/** More than a site has pages; what comes beyond that stays as it is. */
const mostWaiting = 200;

/**
 * Compresses kept responses once more, one after the other, so that at most one thread is busy with it. Visitors get
 * the quicker copy at once, and the smaller one as soon as it is there.
 */
export class PatientCompression {
  readonly #waiting: (() => Improvable | undefined)[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly rest = restMilliseconds) {}

  /** Improves what `find` still gives when its turn has come. */
  later(find: () => Improvable | undefined): void {
    if (this.#waiting.length >= mostWaiting) return;
    this.#waiting.push(find);
    this.#timer ??= setTimeout(() => void this.#work(), this.rest).unref();
  }

  async #work(): Promise<void> {
    // A copy that could not be made is one that is not needed.
    for (let find = this.#waiting.shift(); find; find = this.#waiting.shift())
      await find()
        ?.improve()
        .catch(() => undefined);
    this.#timer = undefined;
  }
}
