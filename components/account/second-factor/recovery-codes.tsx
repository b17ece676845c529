'use client';

import './recovery-codes.css';
import { useState } from 'react';
import { focusAtOnce } from '#components/form/focus-at-once.ts';
import { Button } from '#components/ui/button.tsx';
import { Copy, Download, Printer } from '#components/ui/icons/generated/icons.ts';
import { copyText } from '#components/ui/links/copy-text.ts';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { messages } from '#lib/language/messages.ts';

/** The ten recovery codes, shown once, with ways to keep them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="grid gap-6">
      <p
        ref={focusAtOnce}
        tabIndex={-1}
        className="border-s-4 border-sunflower bg-sunflower/10 px-4 py-3 font-semibold outline-none"
      >
        {messages.recovery.shownOnce}
      </p>
      <div className="recovery-sheet grid gap-3">
        <p className="text-sm text-ink-2">{sheetTitle()}</p>
        <ol className="grid grid-cols-1 gap-x-8 gap-y-1.5 font-mono text-lg sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="rounded-control bg-limestone px-3 py-1.5 text-center">
              {code}
            </li>
          ))}
        </ol>
      </div>
      <SheetActions text={sheetText(codes)} />
      <div className="flex justify-end border-t border-rule pt-5">
        <Button onClick={onDone}>{messages.recovery.kept}</Button>
      </div>
    </div>
  );
}

function SheetActions({ text }: { text: string }) {
  const [notice, setNotice] = useState('');
  const copy = async () => {
    const { copied, notCopied } = messages.recovery;
    setNotice((await copyText(text)) ? copied : notCopied);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="small" onClick={copy}>
        <Labelled icon={<Copy aria-hidden size={16} />}>{messages.recovery.copy}</Labelled>
      </Button>
      <Button
        variant="secondary"
        size="small"
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        download={messages.recovery.file}
      >
        <Labelled icon={<Download aria-hidden size={16} />}>{messages.recovery.download}</Labelled>
      </Button>
      <Button variant="secondary" size="small" onClick={() => window.print()}>
        <Labelled icon={<Printer aria-hidden size={16} />}>{messages.recovery.print}</Labelled>
      </Button>
      <p role="status" className="text-sm text-ink-2">
        {notice}
      </p>
    </div>
  );
}

const sheetTitle = () => messages.recovery.sheet(siteName());

function sheetText(codes: readonly string[]): string {
  return `${sheetTitle()}\n\n${codes.join('\n')}\n`;
}

/** The church's name from the page's `og:site_name` (Open Graph). In browsers only. */
function siteName(): string {
  return (
    document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? location.hostname
  );
}
