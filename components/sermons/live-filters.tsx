'use client';

import { useRouter } from 'next/navigation';
import {
  type ChangeEvent,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useTransition,
} from 'react';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#lib/core/site/paths.ts';
import { libraryPath } from '#lib/sermons/filters.ts';

interface LiveFiltersProps {
  /** The address of what is shown. */
  applied: string;
  /** How many there are, and what is said while that is being found out. */
  summary: string;
  loadingText: string;
  /** What is said when there is no network to ask. */
  failureText: string;
  className?: string;
  children: ReactNode;
}

const typingPauseMs = 300;

/**
 * The filter form. Without scripts it is an ordinary GET form; with them the list follows what is typed and
 * chosen, the dialogs keep the focus, and the summary is announced.
 */
export function LiveFilters({
  applied,
  summary,
  loadingText,
  failureText,
  className,
  children,
}: LiveFiltersProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef(applied);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isPending, startTransition] = useTransition();

  // Somebody followed a link or went back: the form says what the address says.
  useEffect(() => {
    if (applied === asked.current || pause.current) return;
    asked.current = applied;
    form.current?.reset();
  }, [applied]);
  // What was typed and chosen before this code ran is done now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes over
  useEffect(() => {
    if (form.current && wasUsed(form.current)) apply('replace');
    return () => clearTimeout(pause.current);
  }, []);

  const go = (path: string, how: 'push' | 'replace') => {
    clearTimeout(pause.current);
    pause.current = undefined;
    if (path === asked.current) return;
    // The browser would leave the page for an address that it cannot have.
    if (!navigator.onLine) return toast('error', failureText, { id: 'sermons' });
    asked.current = path;
    startTransition(() => router[how](path, { scroll: false }));
  };
  const apply = (how: 'push' | 'replace') => form.current && go(pathOf(form.current), how);

  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if ((target as Element as HTMLInputElement).type !== 'search') return apply('push');
    clearTimeout(pause.current);
    pause.current = setTimeout(() => apply('replace'), typingPauseMs);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    for (const dialog of form.current?.querySelectorAll('dialog') ?? []) {
      dialog.close();
      if (isPopover(dialog)) dialog.hidePopover();
    }
    apply('push');
  };
  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button');
    const dialog =
      button &&
      form.current?.querySelector<HTMLDialogElement>(`[id="${button.getAttribute('popovertarget')}"]`);
    if (dialog && isPopover(dialog)) return;
    if (dialog) {
      event.preventDefault();
      dialog.showModal();
    } else if (button?.dataset.clear === 'all') {
      event.preventDefault();
      if (form.current) blank(form.current);
      go(paths.sermons, 'push');
    } else if (button?.dataset.clear) {
      event.preventDefault();
      uncheck(form.current, button.dataset.clear);
      apply('push');
    }
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it listens for the buttons inside, which answer to keys
    <form
      ref={form}
      action={paths.sermons}
      onChange={onChange}
      onSubmit={onSubmit}
      onClick={onClick}
      className={className}
    >
      {children}
      <p role="status" className="mt-5 min-h-[1.6em] text-ink-2">
        {isPending ? loadingText : summary}
      </p>
    </form>
  );
}

function pathOf(form: HTMLFormElement): string {
  const data = new FormData(form);
  const valuesOf = (name: string) => data.getAll(name).map(String);
  return libraryPath({
    search: String(data.get('search')).trim(),
    series: valuesOf('series'),
    speaker: valuesOf('speaker'),
  });
}

/**
 * Whether the browser opened it by itself, before this code was there: it closes it by itself too. Browsers
 * without popovers leave out what they do not know.
 */
function isPopover(dialog: HTMLDialogElement): boolean {
  return dialog.matches(':is(:popover-open)');
}

/** Whether a field says something else than the page was written with. */
function wasUsed(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll('input')].some(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value !== defaultValue || checked !== defaultChecked,
  );
}

function uncheck(form: HTMLFormElement | null, name: string) {
  for (const box of form?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? [])
    box.checked = false;
}

function blank(form: HTMLFormElement) {
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) box.checked = false;
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type="search"]')) field.value = '';
}
