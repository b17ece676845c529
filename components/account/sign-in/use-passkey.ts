import { useCallback, useEffect, useRef, useState } from 'react';
import type { UnlockStep } from '#components/ui/dialog/unlock.ts';
import { callApi } from '#lib/core/browser/api-client.ts';
import { messages } from '#lib/language/messages.ts';
import { cookieRefusal, type SignInAnswer, signInWithPasskey } from '../session.ts';
import { areOffersPossible, askForPasskey, endRequest, type RequestOptions } from './webauthn.ts';

interface PasskeyUse {
  readEmail: () => string;
  /** Called with the step that is still due, or null. */
  onRight: (due: UnlockStep | null) => void;
}

/**
 * Signs in with a passkey: one that is chosen in the field of the address while the form is open, or after `press`. One
 * request is pending at a time; after a cancelled one the field offers them again. Some devices find no passkey without
 * a list of them: after a problem `press` asks for those of the address, if one is typed.
 */
export function usePasskey({ readEmail, onRight }: PasskeyUse) {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const right = useRef(onRight);
  right.current = onRight;
  /** The number of the newest request: older ones are over. */
  const newest = useRef(0);

  const ask = useCallback(async (way: Way) => {
    const request = ++newest.current;
    const answer = await requestPasskey(way, () => request !== newest.current);
    if (answer && 'problem' in answer) setProblem(answer.problem);
    else if (answer) right.current(answer.due);
    return answer;
  }, []);

  useEffect(() => {
    void ask({ isOffer: true });
    return () => {
      newest.current += 1;
      void endRequest().catch(() => undefined);
    };
  }, [ask]);

  const press = async () => {
    setIsPending(true);
    setProblem(null);
    const answer = await ask({ isOffer: false, email: problem ? readEmail().trim() : '' });
    setIsPending(false);
    if (answer && 'isOpen' in answer) void ask({ isOffer: true });
  };
  return { isPending, problem, press };
}

/** In the field, or after a press, which may name the address. */
type Way = { isOffer: true } | { isOffer: false; email: string };

/** Null where nothing is to be said. `isOpen`: nothing was chosen, so the field may offer passkeys again. */
type Answer = SignInAnswer | { problem: string; isOpen: true } | null;

async function requestPasskey(way: Way, isOver: () => boolean): Promise<Answer> {
  const { isOffer } = way;
  if (isOffer && !(await areOffersPossible().catch(() => false))) return null;
  const email = isOffer ? '' : way.email;
  const body = email ? { email } : undefined;
  const [refusal, options] = await Promise.all([
    isOffer ? null : cookieRefusal(),
    callApi<RequestOptions>('/api/auth/passkey-options', { method: 'POST', body }),
  ]);
  if (isOver()) return null;
  if (refusal) return { problem: refusal.message };
  if (!options.ok) return isOffer ? null : { problem: options.error.message };
  const outcome = await askForPasskey(options.data, { isOffer });
  if (isOver()) return null;
  if ('response' in outcome) return signInWithPasskey(outcome.response);
  if (isOffer || outcome.failure === 'replaced') return null;
  const { passkeyByName, passkeyCancelled, passkeyFailed } = messages.password;
  if (!email) return { problem: passkeyByName, isOpen: true };
  return { problem: outcome.failure === 'cancelled' ? passkeyCancelled : passkeyFailed, isOpen: true };
}
