import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { newAuthority, newCertificateOf, publicKeyIn } from './certificates.ts';

/** What an authority refuses with: the end of its type, its sentence, and when to try again. */
interface AcmeProblem {
  type: string;
  detail?: string;
  retryAfter?: string;
  status?: number;
}

export interface AcmeDirectory {
  url: string;
  /** The certificate of the authority, PEM. */
  root: string;
  /** The orders so far. */
  orders: { names: string[]; replaces: string | undefined }[];
  /** Refuses a step from now on. */
  refuses: { newOrder?: AcmeProblem; challenge?: AcmeProblem; finalize?: AcmeProblem };
  /** Answers every call with this status, or with nothing at all. */
  fails: number | 'silent' | undefined;
  /** The window that it tells for every certificate (RFC 9773), and after how many seconds to ask again. */
  window: { start: Date; end: Date; retryAfter: string } | undefined;
  /** How often it was asked for a window. */
  questions: string[];
  /** The time for which it gives certificates. */
  lifetime: { from: Date; until: Date };
  close(): Promise<void>;
}

interface Call {
  url: string;
  payload: Record<string, unknown>;
  jwk: Record<string, string> | undefined;
}

const dayMilliseconds = 86_400_000;

/**
 * Starts a small authority (RFC 8555, RFC 9773) on this machine. It proves a name by asking for its challenge at
 * 127.0.0.1 and the port that `httpPort` returns.
 */
export async function startAcmeDirectory({ httpPort }: { httpPort: () => number }): Promise<AcmeDirectory> {
  const authority = newAuthority();
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const now = Date.now();
  const state: AcmeDirectory = {
    url: `${origin}/directory`,
    root: authority.certificate,
    orders: [],
    refuses: {},
    fails: undefined,
    window: undefined,
    questions: [],
    lifetime: { from: new Date(now - dayMilliseconds), until: new Date(now + 89 * dayMilliseconds) },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const answer = answering(state, { authority, origin, httpPort });
  server.on('request', (asked, response) => {
    if (state.fails === 'silent') return;
    answer(asked, response).catch(() => response.destroy());
  });
  return state;
}

interface Parts {
  authority: ReturnType<typeof newAuthority>;
  origin: string;
  httpPort: () => number;
}

interface Running {
  names: string[];
  /** By name: what became of its challenge. */
  proven: Map<string, 'pending' | 'valid' | AcmeProblem>;
  chain?: string;
}

function answering(state: AcmeDirectory, { authority, origin, httpPort }: Parts) {
  const running: Running[] = [];
  let thumbprint = '';
  const send = (response: ServerResponse, status: number, body: unknown, headers = {}) => {
    const nonce = randomBytes(8).toString('hex');
    response.writeHead(status, { 'content-type': 'application/json', 'replay-nonce': nonce, ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const refuse = (response: ServerResponse, problem: AcmeProblem) =>
    send(response, problem.status ?? 403, problemOf(problem), {
      'content-type': 'application/problem+json',
      ...(problem.retryAfter && { 'retry-after': problem.retryAfter }),
    });
  const orderAt = (id: number) => {
    const { names, proven, chain } = running[id] as Running;
    const isReady = [...proven.values()].every((each) => each === 'valid');
    return {
      status: chain ? 'valid' : isReady ? 'ready' : 'pending',
      identifiers: names.map((value) => ({ type: 'dns', value })),
      authorizations: names.map((name) => `${origin}/authz/${id}/${name}`),
      finalize: `${origin}/finalize/${id}`,
      ...(chain && { certificate: `${origin}/certificate/${id}` }),
    };
  };
  const challengeOf = (id: number, name: string) => {
    const proven = running[id]?.proven.get(name);
    return {
      type: 'http-01',
      url: `${origin}/challenge/${id}/${name}`,
      token: `token-${id}-${name.replaceAll('.', '-')}`,
      status: typeof proven === 'object' ? 'invalid' : proven,
      ...(typeof proven === 'object' && { error: problemOf(proven) }),
    };
  };
  const steps: Record<string, (call: Call, response: ServerResponse, id: number, name: string) => unknown> = {
    'new-account': ({ jwk, payload }, response) => {
      const isKnown = thumbprint === thumbprintOf(jwk ?? {});
      if (payload.onlyReturnExisting && !isKnown)
        return refuse(response, { type: 'accountDoesNotExist', status: 400 });
      thumbprint = thumbprintOf(jwk ?? {});
      send(response, isKnown ? 200 : 201, { status: 'valid' }, { location: `${origin}/account/1` });
    },
    account: (_call, response) => send(response, 200, { status: 'valid' }),
    'new-order': ({ payload }, response) => {
      const names = (payload.identifiers as { value: string }[]).map(({ value }) => value);
      state.orders.push({ names, replaces: payload.replaces as string | undefined });
      if (state.refuses.newOrder) return refuse(response, state.refuses.newOrder);
      const id = running.push({ names, proven: new Map(names.map((name) => [name, 'pending'])) }) - 1;
      send(response, 201, orderAt(id), { location: `${origin}/order/${id}` });
    },
    order: (_call, response, id) => send(response, 200, orderAt(id)),
    authz: (_call, response, id, name) =>
      send(response, 200, {
        status: running[id]?.proven.get(name) === 'valid' ? 'valid' : 'pending',
        identifier: { type: 'dns', value: name },
        challenges: [challengeOf(id, name)],
      }),
    challenge: async ({ payload }, response, id, name) => {
      const order = running[id] as Running;
      // The first post asks for the proof, the others how it went.
      if (Object.keys(payload).length === 0 && order.proven.get(name) === 'pending') {
        const wanted = `${challengeOf(id, name).token}.${thumbprint}`;
        const heard = await ask(httpPort(), name, challengeOf(id, name).token).catch(() => '');
        const missed = { type: heard ? 'unauthorized' : 'connection', detail: `${name}: no answer` };
        order.proven.set(name, state.refuses.challenge ?? (heard === wanted ? 'valid' : missed));
      }
      send(response, 200, challengeOf(id, name));
    },
    finalize: ({ payload }, response, id) => {
      if (state.refuses.finalize) return refuse(response, state.refuses.finalize);
      const order = running[id] as Running;
      const publicKey = publicKeyIn(Buffer.from(String(payload.csr), 'base64url'));
      order.chain =
        newCertificateOf(authority, { names: order.names, publicKey, ...state.lifetime }) +
        authority.certificate;
      send(response, 200, orderAt(id));
    },
    certificate: (_call, response, id) =>
      send(response, 200, String(running[id]?.chain), {
        'content-type': 'application/pem-certificate-chain',
      }),
  };
  const reads: Record<string, (response: ServerResponse, last: string) => void> = {
    directory: (response) =>
      send(response, 200, {
        newNonce: `${origin}/new-nonce`,
        newAccount: `${origin}/new-account`,
        newOrder: `${origin}/new-order`,
        ...(state.window && { renewalInfo: `${origin}/renewal-info` }),
      }),
    'new-nonce': (response) => send(response, 200, ''),
    'renewal-info': (response, id) => {
      state.questions.push(id);
      const { start, end, retryAfter } = state.window ?? {
        start: new Date(),
        end: new Date(),
        retryAfter: '0',
      };
      send(response, 200, { suggestedWindow: { start, end } }, { 'retry-after': retryAfter });
    },
  };
  return async (asked: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    if (typeof state.fails === 'number') return send(response, state.fails, { detail: 'down' });
    const [, step = '', id = '', name = ''] = (asked.url ?? '').split('/');
    if (asked.method === 'POST') return steps[step]?.(await callIn(asked), response, Number(id), name);
    return reads[step]?.(response, id);
  };
}

/** Returns what a call says (RFC 7515); signatures are not checked. */
async function callIn(asked: IncomingMessage): Promise<Call> {
  const body = (await json(asked)) as { protected: string; payload: string };
  const decoded = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString() || '{}');
  const { jwk } = decoded(body.protected);
  return { url: asked.url ?? '', payload: decoded(body.payload), jwk };
}

function problemOf({ type, detail = '', status = 403 }: AcmeProblem) {
  return { type: `urn:ietf:params:acme:error:${type}`, detail, status };
}

/** RFC 7638 */
function thumbprintOf({ crv, kty, x, y }: Record<string, string>): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
}

function ask(port: number, name: string, token: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const path = `/.well-known/acme-challenge/${token}`;
    request({ host: '127.0.0.1', port, path, headers: { host: name }, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(String(response.statusCode)));
      text(response).then(resolve, reject);
    })
      .on('error', reject)
      .end();
  });
}
