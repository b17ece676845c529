import { useRef } from 'react';
import { Button } from '../button.tsx';
import { toast } from '../toast/toast.ts';
import { copyText } from './copy-text.ts';

interface CopyValueProps {
  value: string;
  words: { copy: string; copyValue: (value: string) => string; copied: string };
}

/** A text to enter elsewhere, and a button that copies it. */
export function CopyValue({ value, words }: CopyValueProps) {
  const shown = useRef<HTMLElement>(null);
  const copy = async () => {
    if ((await copyText(value)) || (shown.current && copyShown(shown.current)))
      toast('success', words.copied);
  };
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <code ref={shown} translate="no" className="font-semibold wrap-anywhere">
        {value}
      </code>
      <Button size="small" variant="quiet" aria-label={words.copyValue(value)} onClick={copy}>
        {words.copy}
      </Button>
    </span>
  );
}

/** A page that came by HTTP has no clipboard: its text is selected, and copied as by the keyboard. */
function copyShown(element: HTMLElement): boolean {
  const selection = window.getSelection();
  selection?.selectAllChildren(element);
  return document.execCommand('copy');
}
