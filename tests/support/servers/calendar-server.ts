import { createHash } from 'node:crypto';
import { listen } from './listen.ts';

export interface CalendarServer {
  /** The address of its file. */
  url: string;
  /** Its host and port, as SOURCE_ALLOW_HOSTS names them. */
  host: string;
  /** What it has. Another text has another ETag. */
  text: string;
  /** A status in place of its own answer, such as 500. */
  status: number | null;
  /** Breaks its answer off in the middle. */
  breaksOff: boolean;
  /** What it answered each time. */
  answered: number[];
}

/** A calendar program's server for the time of the test: it gives one file with an ETag, and answers 304 to that ETag. */
export async function startCalendarServer(text = ''): Promise<CalendarServer> {
  const calendar = { text, status: null as number | null, breaksOff: false, answered: [] as number[] };
  const { host } = await listen((request, response) => {
    const etag = `"${createHash('sha256').update(calendar.text).digest('hex').slice(0, 16)}"`;
    const isKnown = request.headers['if-none-match'] === etag;
    const status = calendar.status ?? (isKnown ? 304 : 200);
    calendar.answered.push(status);
    const body = Buffer.from(status === 200 ? calendar.text : '');
    response.writeHead(status, {
      'content-type': 'text/calendar; charset=utf-8',
      etag,
      'content-length': body.length,
    });
    if (calendar.breaksOff) response.write(body.subarray(0, body.length / 2), () => response.destroy());
    else response.end(body);
  });
  return Object.assign(calendar, { host, url: `http://${host}/basic.ics` });
}
