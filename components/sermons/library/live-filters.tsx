'use client';

import { useRouter } from 'next/navigation';
import {
  type ChangeEvent,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useTransition,
} from 'react';
import { toast } from '#components/ui/toast/toast.ts';
import { paths } from '#lib/core/site/paths.ts';
import { libraryPath } from '#lib/sermons/filters.ts';

interface LiveFiltersProps {
  /** The address of what is shown. */
  applied: string;
  /** All series are among the choices. */
  hasAllSeries: boolean;
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
export function LiveFilters({ summary, loadingText, className, children, ...options }: LiveFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const { go, apply, applyAfterTyping, isPending } = useLibraryPath(form, options);

  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) =>
    (target as Element as HTMLInputElement).type === 'search' ? applyAfterTyping() : apply('push');
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isForAll = asksForAll(event);
    if (!isForAll) closeDialogs(event.currentTarget);
    apply(isForAll ? 'replace' : 'push', isForAll);
  };
  const onClick = (event: MouseEvent<HTMLFormElement>) => {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    const [dialog, { clear }] = [dialogOf(button, event.currentTarget), button.dataset];
    if (dialog ? isPopover(dialog) : !clear) return;
    event.preventDefault();
    if (dialog) return showModal(dialog);
    uncheck(event.currentTarget, clear);
    return clear === 'all' ? go(paths.sermons, 'push') : apply('push');
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

type How = 'push' | 'replace';

/** Keeps the address and the form one: what is typed and chosen becomes the address, and the other way round. */
function useLibraryPath(
  form: RefObject<HTMLFormElement | null>,
  { applied, hasAllSeries, failureText }: Pick<LiveFiltersProps, 'applied' | 'hasAllSeries' | 'failureText'>,
) {
  const router = useRouter();
  const asked = useRef(applied);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isPending, startTransition] = useTransition();

  // Somebody followed a link or went back: the form says what the address says.
  useEffect(() => {
    if (applied === asked.current || pause.current) return;
    asked.current = applied;
    form.current?.reset();
  }, [applied, form]);
  // What was typed and chosen before this code ran is done now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes over
  useEffect(() => {
    if (form.current && wasUsed(form.current)) apply('replace');
    for (const dialog of form.current?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? [])
      showModal(dialog);
    return () => clearTimeout(pause.current);
  }, []);

  const go = (path: string, how: How) => {
    clearTimeout(pause.current);
    pause.current = undefined;
    if (path === asked.current) return;
    // The browser would leave the page for an address that it cannot have.
    if (!navigator.onLine) return toast('error', failureText, { id: 'sermons' });
    asked.current = path;
    startTransition(() => router[how](path, { scroll: false }));
  };
  const apply = (how: How, all = hasAllSeries) => form.current && go(pathOf(form.current, all), how);
  const applyAfterTyping = () => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => apply('replace'), typingPauseMs);
  };
  return { go, apply, applyAfterTyping, isPending };
}

/** The dialog that the button opens, if it opens one. */
function dialogOf(button: HTMLButtonElement, form: HTMLFormElement): HTMLDialogElement | null {
  return form.querySelector(`[id="${button.getAttribute('popovertarget')}"]`);
}

/** Whether it was sent by the button that asks for all names. */
function asksForAll({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  return (nativeEvent as SubmitEvent).submitter?.getAttribute('name') === 'all';
}

/** Also one that the page came with, which stands open beside the rest. */
function showModal(dialog: HTMLDialogElement): void {
  dialog.close();
  dialog.showModal();
}

function closeDialogs(form: HTMLFormElement): void {
  for (const dialog of form.querySelectorAll('dialog')) {
    dialog.close();
    if (isPopover(dialog)) dialog.hidePopover();
  }
}

function pathOf(form: HTMLFormElement, hasAllSeries: boolean): string {
  const data = new FormData(form);
  const valuesOf = (name: string) => data.getAll(name).map(String);
  return libraryPath({
    search: String(data.get('search')).trim(),
    series: valuesOf('series'),
    speaker: valuesOf('speaker'),
    hasAllSeries,
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

/** Takes back what was chosen under that name; with 'all' everything, the search included. */
function uncheck(form: HTMLFormElement, name = 'all'): void {
  const names = name === 'all' ? '' : `[name="${name}"]`;
  for (const box of form.querySelectorAll<HTMLInputElement>(`input[type="checkbox"]${names}`))
    box.checked = false;
  if (name !== 'all') return;
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type="search"]')) field.value = '';
}
