'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { messageOf, runUnlocked } from '#components/form/use-action-form.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { messages } from '#lib/language/messages.ts';
import { countAlertReachAction, sendAlertAction } from '#lib/letters/actions.ts';
import type { AlertReach } from '#lib/letters/alerts/alert-reach.ts';

/** The tick that sends an alert to those who asked for alerts. */
export interface ClosingAlert {
  /** Whom it would reach; null until that is known, without anyone, and for staff who may not write letters. */
  reach: AlertReach | null;
  isWanted: boolean;
  setWanted: (isWanted: boolean) => void;
  /** Sends it about the closing, if that is wanted. */
  send: (closingId: string) => Promise<void>;
}

/** Reads whom an alert would reach, and sends it once the church is closed. */
export function useAlert(): ClosingAlert {
  const { data: reach = null } = useSWR('alert reach', readReach, { revalidateOnFocus: false });
  const [isWanted, setWanted] = useState(false);
  return {
    reach,
    isWanted,
    setWanted,
    send: async (closingId) => {
      if (isWanted && reach) await sendAlert(closingId);
    },
  };
}

async function readReach(): Promise<AlertReach | null> {
  const answer = await runUnlocked(countAlertReachAction, {}, () => false);
  return answer.ok && (answer.data.readers > 0 || answer.data.phones > 0) ? answer.data : null;
}

/** The closing is saved whether or not this fails. After a lost answer the server does not send it again. */
async function sendAlert(closing_id: string): Promise<void> {
  const { alertSent, alertFailed, alertAgain } = messages.letterAlerts;
  const answer = await runUnlocked(sendAlertAction, { closing_id });
  if (answer.ok) return toast('success', alertSent(answer.data));
  const again = { label: alertAgain, run: () => void sendAlert(closing_id) };
  toast('error', alertFailed(messageOf(answer.error)), { action: again });
}
