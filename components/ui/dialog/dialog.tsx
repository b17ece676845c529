'use client';

import {
  Description,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Dialog as HeadlessDialog,
} from '@headlessui/react';
import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { holdPage } from './hold-page.ts';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** `form` is 700 px wide; `question` is for a choice or one field; `sides` holds two things beside each other. */
  width?: keyof typeof widths | undefined;
  /** What the cross in the corner says, where the dialog has another button that says 'Close'. */
  dismiss?: string;
  /** An alert dialog wants an answer: screen readers announce it as such. */
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}

const widths = { form: 'max-w-[700px]', question: 'max-w-[460px]', sides: 'max-w-[700px] lg:max-w-[1180px]' };

/** A modal dialog: keeps the focus, gives it back, closes on Escape, scrolls when it is taller than the window. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, width = 'form', role = 'dialog', children } = props;
  const { dismiss = 'Close' } = props;
  const sheet = useSheet(isOpen, title);
  return (
    <HeadlessDialog open={isOpen} onClose={onClose} role={role} className="fixed inset-0 z-[80]">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-night/60 transition-opacity duration-200 data-closed:opacity-0"
      />
      {/* What has the focus stays clear of the buttons that stick to the bottom. */}
      <div ref={sheet} className="fixed inset-0 scroll-pb-28 overflow-y-auto overscroll-contain">
        {/* Its title stays clear of the messages at the window's upper edge. */}
        <div className="flex min-h-full items-end justify-center pt-20 sm:items-center sm:px-6 sm:pb-20">
          <DialogPanel
            transition
            className={`relative w-full ${widths[width]} rounded-t-card bg-paper shadow-float transition duration-200 ease-out data-closed:translate-y-2 data-closed:opacity-0 sm:rounded-card`}
          >
            <div className="border-b border-rule px-5 pt-6 pb-4 pr-16 sm:px-8 sm:pt-7">
              <DialogTitle className="text-xl">{title}</DialogTitle>
              {description && <Description className="mt-1.5 text-sm text-ink-2">{description}</Description>}
            </div>
            <button
              type="button"
              onClick={onClose}
              aria-label={dismiss}
              className="absolute top-4 right-4 grid size-11 place-items-center rounded-control text-ink-2 hover:bg-limestone hover:text-ink"
            >
              <X aria-hidden size={22} strokeWidth={1.75} />
            </button>
            <div className="px-5 py-6 sm:px-8">{children}</div>
          </DialogPanel>
        </div>
      </div>
    </HeadlessDialog>
  );
}

/** What scrolls: the page below it is held, and each step of the dialog begins at its top. */
function useSheet(isOpen: boolean, title: string) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (isOpen ? holdPage() : undefined), [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another step.
  useLayoutEffect(() => {
    sheet.current?.scrollTo(0, 0);
  }, [title]);
  return sheet;
}
