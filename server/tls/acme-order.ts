import { readFile } from 'node:fs/promises';
import { Agent } from 'node:https';
import { rootCertificates } from 'node:tls';
import acme from 'acme-client';
import { type Authority, readDirectory, Unreachable } from './authority.ts';
import { failureOf, type Order, type Ordered, type OrderFailure, type Problem } from './order.ts';

/** Puts what an authority asks for at an address of port 80 (RFC 8555, 8.3), and resolves once it is there. */
type OfferChallenge = (token: string, answer: string) => Promise<void>;

const patienceMilliseconds = 20_000;

/** An order that has failed, and why. */
export class OrderFailed extends Error {
  constructor(readonly failure: OrderFailure) {
    super(failure.detail ?? failure.code);
  }
}

/**
 * Orders a certificate (RFC 8555), proven by http-01.
 * @throws OrderFailed
 */
export async function placeOrder(order: Order, offer: OfferChallenge): Promise<Ordered> {
  const seen = await listenToProblems(order.authority);
  try {
    const { renewalInfo } = await readDirectory(order.authority);
    return await place(renewalInfo ? order : { ...order, replaces: undefined }, offer);
  } catch (error) {
    throw new OrderFailed(await failureBehind(error, seen.last()));
  } finally {
    seen.end();
  }
}

async function failureBehind(error: unknown, problem: Problem | null): Promise<OrderFailure> {
  if (error instanceof Unreachable)
    return { code: error.reason, name: null, detail: error.message, notBefore: null };
  if (problem) return failureOf(problem, new Date());
  // The library says of a lost connection that it has no answer.
  const detail = error instanceof TypeError ? null : (error as Error).message;
  return { code: detail ? 'other' : 'silent', name: null, detail, notBefore: null };
}

async function place(order: Order, offer: OfferChallenge): Promise<Ordered> {
  const client = new acme.Client({
    directoryUrl: order.authority.directory,
    accountKey: order.accountKey,
    backoffAttempts: 15,
    backoffMin: 500,
    backoffMax: 5000,
  });
  // An account that is there is found by its key; authorities refuse to be given the same facts again.
  const found = client.createAccount({ onlyReturnExisting: true });
  await found.catch(() => client.createAccount({ termsOfServiceAgreed: true }));
  const placed = await placeNew(client, order);
  for (const authorization of await client.getAuthorizations(placed))
    await prove(client, authorization, offer);
  const [key, request] = await acme.crypto.createCsr(
    { commonName: order.names[0] ?? '', altNames: [...order.names] },
    await acme.crypto.createPrivateEcdsaKey(),
  );
  const chain = await client.getCertificate(await client.finalizeOrder(placed, request));
  return { key: String(key), chain };
}

/** An authority that does not know what an order replaces gives the certificate all the same, as a new one. */
async function placeNew(client: acme.Client, { names, replaces }: Order): Promise<acme.Order> {
  const identifiers = names.map((value) => ({ type: 'dns', value }));
  if (!replaces) return client.createOrder({ identifiers });
  const renewing = { identifiers, replaces };
  return client.createOrder(renewing).catch(() => client.createOrder({ identifiers }));
}

async function prove(client: acme.Client, authorization: acme.Authorization, offer: OfferChallenge) {
  if (authorization.status === 'valid') return;
  const challenge = authorization.challenges.find(({ type }) => type === 'http-01');
  if (!challenge)
    throw new Error(`The authority offers no proof by HTTP for ${authorization.identifier.value}.`);
  await offer(challenge.token, await client.getChallengeKeyAuthorization(challenge));
  await client.completeChallenge(challenge);
  await client.waitForValidStatus(challenge);
}

/**
 * Listens to the answers of the authority: the errors of the library have no more than the sentence of a problem. Ends
 * with `end`.
 */
async function listenToProblems({ caFile }: Authority) {
  const { axios } = acme;
  let last: Problem | null = null;
  const names = new Map<string, string>();
  // Its own tries again would sleep as long as an authority says.
  Object.assign(axios.defaults, {
    timeout: patienceMilliseconds,
    acmeSettings: { retryMaxAttempts: 0 },
    ...(caFile && { httpsAgent: new Agent({ ca: [...rootCertificates, await readFile(caFile, 'utf8')] }) }),
  });
  const id = axios.interceptors.response.use((response) => {
    noteNames(names, response.data);
    const problem = isExpected(response.data) ? null : problemIn(response.data);
    const url = String(response.config.url ?? '');
    if (problem) {
      const retryAfter = response.headers['retry-after'];
      last = { ...problem, name: problem.name ?? names.get(url) ?? null, retryAfter: retryAfter ?? null };
    }
    return response;
  });
  return { last: () => last, end: () => axios.interceptors.response.eject(id) };
}

interface AnsweredProblem {
  type?: unknown;
  detail?: unknown;
  identifier?: { value?: unknown };
  subproblems?: readonly AnsweredProblem[];
}

/** The library tries again with another nonce, and a new account is not there at first. */
function isExpected(data: unknown): boolean {
  const type = (data as AnsweredProblem | null)?.type;
  return ['badNonce', 'accountDoesNotExist'].some((name) => type === `urn:ietf:params:acme:error:${name}`);
}

/** Returns the problem of an answer, or of the order or challenge in it; the first of its parts where it has some. */
function problemIn(data: unknown): Omit<Problem, 'retryAfter'> | null {
  const body = data as (AnsweredProblem & { error?: AnsweredProblem }) | null;
  const whole = body?.error ?? body;
  const told = whole?.subproblems?.[0] ?? whole;
  if (typeof told?.type !== 'string' || !told.type.startsWith('urn:ietf:params:acme:error:')) return null;
  const name = told.identifier?.value;
  return {
    type: told.type,
    detail: typeof told.detail === 'string' ? told.detail : '',
    name: typeof name === 'string' ? name : null,
  };
}

/** Remembers which challenge belongs to which name. */
function noteNames(names: Map<string, string>, data: unknown): void {
  const { identifier, challenges } = (data ?? {}) as Partial<acme.Authorization>;
  for (const { url } of challenges ?? []) if (identifier) names.set(url, identifier.value);
}
