import { dataPolicy, documentPolicy } from './content-security-policy.ts';
import { FinishedAnswer } from './finished-answer.ts';
import type { CapturedAnswer } from './in-process-request.ts';
import { startScriptsAfterPaint } from './late-scripts.ts';
import { requotePageData } from './page-data.ts';
import { pageVary } from './page-variant.ts';

/** Headers that belong to one transport or one visitor, or that the finished answer makes itself. */
const dropped = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'vary',
]);

/** A captured answer of a public route as one that everybody may be given. */
export function finishPublicAnswer(
  captured: CapturedAnswer,
  options: {
    headers: Readonly<Record<string, string>>;
    status?: number;
    isPage: boolean;
    playsStreams?: boolean;
  },
): FinishedAnswer {
  const status = options.status ?? captured.status;
  const { body, policy } = finished(captured, options.playsStreams);
  return new FinishedAnswer({
    status,
    headers: {
      ...ownHeaders(captured),
      'Cache-Control': status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
      ...options.headers,
      'Content-Security-Policy': policy,
    },
    body,
    ...(options.isPage && { vary: pageVary }),
  });
}

/** A captured document made for one visitor: never kept, its cookies and cache rules as they are. */
export function finishPrivateDocument(
  captured: CapturedAnswer,
  headers: Readonly<Record<string, string>>,
): FinishedAnswer {
  const { 'set-cookie': cookies, 'cache-control': cacheControl } = captured.headers;
  const { body, policy } = finished(captured);
  return new FinishedAnswer({
    status: captured.status,
    headers: {
      ...ownHeaders(captured),
      'cache-control': cacheControl ?? 'private, no-store',
      ...(cookies && { 'set-cookie': cookies }),
      ...headers,
      'Content-Security-Policy': policy,
    },
    body,
    isConditional: false,
    vary: pageVary,
  });
}

/** Whether the answer is an HTML document. */
export function isDocument({ headers }: CapturedAnswer): boolean {
  return String(headers['content-type'] ?? '').startsWith('text/html');
}

function ownHeaders({ headers }: CapturedAnswer): Record<string, string | string[]> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

/** The bytes as they are sent, with the policy that lets exactly their scripts run. */
function finished(captured: CapturedAnswer, playsStreams = false): { body: Buffer; policy: string } {
  if (!isDocument(captured)) return { body: captured.body, policy: dataPolicy };
  const html = startScriptsAfterPaint(requotePageData(captured.body.toString()));
  return { body: Buffer.from(html), policy: documentPolicy(html, { playsStreams }) };
}
