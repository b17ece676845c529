import { useCallback, useEffect, useRef, useState } from 'react';
import type { UnlockStep } from '#components/ui/dialog/unlock.ts';
import { callApi } from '#lib/core/site/api-client.ts';
import { messages } from '#lib/language/messages.ts';
import { type SignInAnswer, signInWithPasskey } from '../session.ts';
import { areOffersPossible, askForPasskey, endRequest, type RequestOptions } from './webauthn.ts';

/**
 * Signs in with a passkey: one that is chosen in the field of the address while the form is open, or after `press`. One
 * request is pending at a time; after a cancelled one the field offers them again.
 */
export function usePasskey(onRight: (due: UnlockStep | null) => void) {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const right = useRef(onRight);
  right.current = onRight;
  /** The number of the newest request: older ones are over. */
  const newest = useRef(0);

  const ask = useCallback(async (isOffer: boolean) => {
    const request = ++newest.current;
    const answer = await requestPasskey(isOffer, () => request !== newest.current);
    if (answer && 'problem' in answer) setProblem(answer.problem);
    else if (answer) right.current(answer.due);
    return answer;
  }, []);

  useEffect(() => {
    void ask(true);
    return () => {
      newest.current += 1;
      void endRequest().catch(() => undefined);
    };
  }, [ask]);

  const press = async () => {
    setIsPending(true);
    setProblem(null);
    const answer = await ask(false);
    setIsPending(false);
    if (answer && 'isOpen' in answer) void ask(true);
  };
  return { isPending, problem, press };
}

/** Null where nothing is to be said. `isOpen`: nothing was chosen, so the field may offer passkeys again. */
type Answer = SignInAnswer | { problem: string; isOpen: true } | null;

async function requestPasskey(isOffer: boolean, isOver: () => boolean): Promise<Answer> {
  if (isOffer && !(await areOffersPossible().catch(() => false))) return null;
  const options = await callApi<RequestOptions>('/api/auth/passkey-options', { method: 'POST' });
  if (isOver()) return null;
  if (!options.ok) return isOffer ? null : { problem: options.error.message };
  const outcome = await askForPasskey(options.data, { isOffer });
  if (isOver()) return null;
  if ('response' in outcome) return signInWithPasskey(outcome.response);
  if (isOffer || outcome.failure === 'replaced') return null;
  const { passkeyCancelled, passkeyFailed } = messages.password;
  return { problem: outcome.failure === 'cancelled' ? passkeyCancelled : passkeyFailed, isOpen: true };
}
