import { useEffect, useRef, useState } from 'react';
import { messageOf, runUnlocked } from '#components/form/use-action-form.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { updateAnswerAction } from '#lib/forms/actions.ts';
import type { AnswerRow } from '#lib/forms/answers/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { forgetTick, keepTick, readTicks, type Tick } from './kept-ticks.ts';

/** The pause after which a site that did not answer is asked again. */
const retryMilliseconds = 5000;

/**
 * Who has come. A tick shows at once, and is kept in this browser until the site has it: at the door the network may
 * come and go.
 */
export function useArrivals(form: string, reload: () => Promise<unknown>) {
  const [ticks, setTicks] = useState<readonly Tick[]>(() => readTicks(form));
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const settle = (answer: string, has_come: boolean) => setTicks(forgetTick(form, answer, has_come));

  const send = async ({ answer, name, has_come }: Tick) => {
    const result = await runUnlocked(updateAnswerAction, { id: form, answer, has_come });
    if (!result.ok && result.error.isUnanswered) return;
    if (!result.ok) toast('error', messages.answerList.tickFailed(name, messageOf(result.error) ?? ''));
    await reload();
    settle(answer, has_come);
  };
  /** One after the other, so that the last tick of a person is what stays. */
  const sendAll = () => {
    sending.current = sending.current.then(async () => {
      for (const tick of readTicks(form)) await send(tick);
    });
  };
  const latest = useRef(sendAll);
  latest.current = sendAll;
  const isUnsent = ticks.length > 0;
  useEffect(() => {
    if (!isUnsent) return;
    const again = () => latest.current();
    const timer = setInterval(again, retryMilliseconds);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isUnsent]);

  return {
    unsent: ticks.length,
    hasCome: ({ id, has_come }: AnswerRow) => ticks.find(({ answer }) => answer === id)?.has_come ?? has_come,
    tick: ({ id, name }: AnswerRow, has_come: boolean) => {
      setTicks(keepTick(form, { answer: id, name, has_come }));
      sendAll();
    },
  };
}
