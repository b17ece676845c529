// Orders one certificate for the server that started this process: the library takes 27 MB, which end with it.
import { once } from 'node:events';
import { firstMessage, tellParent } from '#lib/core/apart/inside-apart.ts';
import { OrderFailed, placeOrder } from './acme-order.ts';
import type { Order, OrderMessage } from './order.ts';

await tellParent<OrderMessage>(await placed(await firstMessage<Order>()));

async function placed(order: Order): Promise<OrderMessage> {
  try {
    return { ordered: await placeOrder(order, offer) };
  } catch (error) {
    if (error instanceof OrderFailed) return { failure: error.failure };
    throw error;
  }
}

/** The server answers the authority: it says when it does. */
async function offer(token: string, answer: string): Promise<void> {
  const offered = once(process, 'message');
  await tellParent<OrderMessage>({ challenge: { token, answer } });
  await offered;
}
