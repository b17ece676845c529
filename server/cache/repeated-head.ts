import { ServerResponse } from 'node:http';

/** What Node keeps the finished head of a response in, until its first bytes are sent. */
interface HeldHead {
  _header: string;
}

/**
 * The head of an answer that is sent many times. Node checks and joins its fields once; after that only the date is
 * another one.
 */
export class RepeatedHead {
  readonly fields: string[];
  readonly #status: number;
  /** The head before and after its date. */
  #known: [string, string] | undefined;

  constructor(status: number, fields: string[]) {
    this.#status = status;
    this.fields = fields;
  }

  /** Writes the head, as `writeHead` does. */
  write(response: ServerResponse): void {
    if (!isRepeatable(response)) return void response.writeHead(this.#status, this.fields);
    const held = response as unknown as HeldHead;
    if (this.#known) {
      response.statusCode = this.#status;
      held._header = this.#known[0] + dateNow() + this.#known[1];
      return;
    }
    response.writeHead(this.#status, this.fields);
    const [start = '', end] = held._header.split(/(?<=\r\nDate: )[^\r]+/);
    if (end !== undefined) this.#known = [start, end];
  }
}

/**
 * Returns whether the head is that of every answer on a connection that stays open. A `writeHead` of the response's own, such
 * as that of an unread body, may add a field.
 */
function isRepeatable(response: ServerResponse): boolean {
  return (
    response.constructor === ServerResponse &&
    !Object.hasOwn(response, 'writeHead') &&
    response.shouldKeepAlive &&
    response.getHeaderNames().length === 0
  );
}

let second = 0;
let date = '';

/** Returns the date of an answer (RFC 9110, 6.6.1). */
function dateNow(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1000).toUTCString();
  }
  return date;
}
