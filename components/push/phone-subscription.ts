import { readStored, writeStored } from '#lib/core/browser/browser-storage.ts';

/** The topics that this browser has asked for. The browser does not know them, and they leave it for the site alone. */
const storedTopics = 'push-topics';

/** Returns whether this browser gets messages about the topic. */
export async function hasMessages(topic: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const known = await registration?.pushManager.getSubscription();
  return Boolean(known) && readTopics().includes(topic);
}

/**
 * Subscribes this browser to messages about a topic. Its permission was given.
 * @throws Error where the browser, its push service or the site does not answer
 */
export async function startMessages(topic: string): Promise<void> {
  const { key } = (await ask('/api/push-key', 'GET')) as { key: string };
  await navigator.serviceWorker.register('/push-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // Of a key that the site had before: nothing arrives there any more.
  const isOld = before !== null && keyOf(before) !== key;
  if (isOld) await before.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = before && !isOld ? before : await pushManager.subscribe(options);
  const { endpoint, keys } = subscription.toJSON();
  const topics = isOld ? [...new Set([...readTopics(), topic])] : [topic];
  const language = document.documentElement.lang;
  keepTopics(await ask('/api/push-subscriptions', 'POST', { endpoint, keys, topics, language }));
}

/** Ends messages about a topic; with the last one the browser forgets its subscription. @throws Error as startMessages() */
export async function endMessages(topic: string): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (!subscription) return keepTopics({ topics: [] });
  const query = new URLSearchParams({ endpoint: subscription.endpoint, topics: topic });
  keepTopics(await ask(`/api/push-subscriptions?${query}`, 'DELETE'));
  if (readTopics().length === 0) await subscription.unsubscribe();
}

async function ask(address: string, method: string, body?: object): Promise<unknown> {
  const sent = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(address, { method, ...sent });
  if (!response.ok) throw new Error(`${method} was answered with ${response.status}`);
  return response.json();
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function keepTopics(answer: unknown): void {
  writeStored('localStorage', storedTopics, (answer as { topics: string[] }).topics.join(' '));
}

function readTopics(): string[] {
  return (readStored('localStorage', storedTopics) ?? '').split(' ').filter(Boolean);
}
