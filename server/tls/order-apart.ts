import { OverLimit, startApart } from '#lib/core/apart/process-apart.ts';
import type { Order, OrderMessage } from './order.ts';

const limits = { megabytes: 128, silentMilliseconds: 120_000, wholeMilliseconds: 300_000 };

/**
 * Orders a certificate in a process of its own. `challenges` holds the proofs by their token while the authority asks for
 * them.
 */
export async function orderApart(
  order: Order,
  challenges: Map<string, string>,
): Promise<Exclude<OrderMessage, { challenge: unknown }>> {
  const child = startApart<OrderMessage>(new URL('./acme-process.mjs', import.meta.url), { limits });
  const tokens: string[] = [];
  child.tell(order);
  try {
    for (;;) {
      const heard = await child.hear();
      if (!('challenge' in heard)) return heard;
      const { token, answer } = heard.challenge;
      tokens.push(token);
      challenges.set(token, answer);
      child.tell({ offered: token });
    }
  } catch (error) {
    const isLate = error instanceof OverLimit;
    return {
      failure: {
        code: isLate ? 'silent' : 'other',
        name: null,
        detail: isLate ? null : (error as Error).message,
        notBefore: null,
      },
    };
  } finally {
    child.end();
    for (const token of tokens) challenges.delete(token);
  }
}
