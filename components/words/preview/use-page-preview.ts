import { useEffect, useState } from 'react';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { messages } from '#lib/language/messages.ts';
import { previewPageTextAction } from '#lib/page-texts/actions.ts';
import type { PageTextKey } from '#lib/page-texts/register.ts';

/** A page as the server has drawn it. */
export interface Drawing {
  /** Its document with the last words that could be saved; null before the first. */
  html: string | null;
  /** Why the current words are not on it. */
  problem?: string | undefined;
}

/** The pause in typing after which the preview is rendered. */
const pauseMilliseconds = 350;

/** The page with the words being typed, rendered by the server at each pause. */
export function usePagePreview(key: PageTextKey, value: unknown, isWanted: boolean): Drawing {
  const [preview, setPreview] = useState<Drawing>({ html: null });
  const draft = JSON.stringify(value);
  useEffect(() => {
    if (!isWanted) return;
    let isLate = false;
    const timer = setTimeout(async () => {
      const answer = await ask(key, draft);
      if (isLate) return;
      setPreview(({ html }) => (answer.ok ? { html: answer.data } : { html, problem: answer.error.message }));
    }, pauseMilliseconds);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [key, draft, isWanted]);
  return preview;
}

async function ask(key: PageTextKey, draft: string): Promise<ActionResult<string>> {
  try {
    return await previewPageTextAction({ key, value: JSON.parse(draft) });
  } catch {
    return { ok: false, error: { code: 'unavailable', message: messages.errors.unreachable } };
  }
}
