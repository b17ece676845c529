'use client';

import {
  Description,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Dialog as HeadlessDialog,
} from '@headlessui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { messages } from '#lib/language/messages.ts';
import { X } from '../icons/generated/icons.ts';
import { holdPage } from './hold-page.ts';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** `form` is 700 px wide; `question` is for a choice or one field; `sides` holds two things beside each other. */
  width?: keyof typeof widths | undefined;
  /** The close button's label, for dialogs with another 'Close' button. */
  dismiss?: string;
  /** Gives the role alertdialog, which screen readers announce. */
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}

const widths = { form: 'max-w-[700px]', question: 'max-w-[460px]', sides: 'max-w-[700px] lg:max-w-[1180px]' };

/** A modal dialog: traps and restores focus, closes on Escape, scrolls when taller than the window. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, width = 'form', role = 'dialog', children } = props;
  const { dismiss = messages.uiView.close } = props;
  const sheet = useSheet(isOpen, title);
  return (
    <HeadlessDialog open={isOpen} onClose={onClose} role={role} className="fixed inset-0 z-[80]">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-night/60 transition-opacity duration-200 data-closed:opacity-0"
      />
      {/* Keeps focused elements clear of the buttons at the foot. */}
      <div ref={sheet} className="fixed inset-0 scroll-pb-28 overflow-y-auto overscroll-contain">
        {/* The title stays clear of toasts at the upper edge. */}
        <div className="flex min-h-full items-end justify-center pt-20 sm:items-center sm:px-6 sm:pb-20">
          <DialogPanel
            transition
            className={`relative w-full ${widths[width]} rounded-t-card bg-paper shadow-float transition duration-200 ease-out data-closed:translate-y-2 data-closed:opacity-0 sm:rounded-card`}
          >
            <div className="border-b border-rule px-5 pt-6 pb-4 pe-16 sm:px-8 sm:pt-7">
              <DialogTitle className="text-xl">{title}</DialogTitle>
              {description && <Description className="mt-1.5 text-sm text-ink-2">{description}</Description>}
            </div>
            <button
              type="button"
              onClick={onClose}
              aria-label={dismiss}
              className="absolute top-4 end-4 grid size-11 place-items-center rounded-control text-ink-2 hover:bg-limestone hover:text-ink"
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

/** The scrolling element: the page below is inert, and each step starts at the top. */
function useSheet(isOpen: boolean, title: string) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (isOpen ? holdPage() : undefined), [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another step.
  useLayoutEffect(() => {
    sheet.current?.scrollTo(0, 0);
  }, [title]);
  return sheet;
}
