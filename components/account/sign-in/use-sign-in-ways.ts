import { useEffect, useState } from 'react';
import { callApi } from '#lib/core/browser/api-client.ts';
import type { SignInWays } from '#lib/staff/schema.ts';

/** How long the dialog waits to know what to offer. */
const patienceMilliseconds = 2000;

/** The ways in that the site offers, read at each question; null until they are known. Without an answer all of them. */
export function useSignInWays(isAsked: boolean): SignInWays | null {
  const [ways, setWays] = useState<SignInWays | null>(null);
  useEffect(() => {
    if (!isAsked) return setWays(null);
    const abort = new AbortController();
    const giveUp = setTimeout(() => setWays(all()), patienceMilliseconds);
    const settle = (known: SignInWays) => {
      if (abort.signal.aborted) return;
      clearTimeout(giveUp);
      // A late answer changes nothing for who types by now, unless the site has no owner: then no other way leads in.
      setWays((shown) => (known.is_claimable ? known : (shown ?? known)));
    };
    callApi<SignInWays>('/api/auth/ways', { signal: abort.signal }).then(
      (answer) => settle(answer.ok ? answer.data : all()),
      () => undefined,
    );
    return () => {
      clearTimeout(giveUp);
      abort.abort();
    };
  }, [isAsked]);
  return ways;
}

function all(): SignInWays {
  return {
    shared: true,
    by_name: true,
    is_claimable: false,
    has_passkeys: true,
    passkey_host: location.hostname,
  };
}
