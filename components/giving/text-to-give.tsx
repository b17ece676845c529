'use client';

import { type ReactNode, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { LangAttributes } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';

/** With the attributes of the elements that show its title. */
interface TextToGiveProps extends LangAttributes {
  title: string;
  /** What to text and to which number. */
  instructions: ReactNode;
  /** An sms: link with the number and an example. */
  smsHref: string;
}

/** The 'Text To Give' button and its dialog. */
export function TextToGive({ title, instructions, smsHref, ...lang }: TextToGiveProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button
        className="noscript:hidden"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        {...lang}
      >
        {title}
      </Button>
      <dialog
        ref={dialog}
        role="alertdialog"
        aria-labelledby="text-to-give-title"
        aria-describedby="text-to-give-text"
        className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-card bg-paper p-7 text-ink shadow-float backdrop:bg-night/60 md:p-9"
      >
        <h2 id="text-to-give-title" className="text-2xl" {...lang}>
          {title}
        </h2>
        <div id="text-to-give-text" className="mt-4 text-ink-2">
          {instructions}
        </div>
        <form method="dialog" className="mt-7 flex flex-wrap gap-3">
          <Button type="submit">{messages.churchView.ok}</Button>{' '}
          <Button href={smsHref} variant="secondary" className="pointer-fine:hidden">
            {messages.churchView.openMessages}
          </Button>
        </form>
      </dialog>
    </>
  );
}
