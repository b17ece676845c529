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
import { inLanguage } from '#lib/core/addresses/in-language.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { libraryPath } from '#lib/sermons/filters.ts';

interface LiveFiltersProps {
  /** The address of the shown result. */
  applied: string;
  hasAllSeries: boolean;
  /** The summary, and the text while it loads. */
  summary: string;
  loadingText: string;
  failureText: string;
  className?: string;
  children: ReactNode;
}

const typingPauseMs = 300;

/**
 * The filter form. Without scripts a plain GET form; with them the list follows the input, the dialogs keep
 * focus, and the summary is announced.
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
      action={inLanguage(paths.sermons)}
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

/** Syncs the address and the form in both directions. */
function useLibraryPath(
  form: RefObject<HTMLFormElement | null>,
  { applied, hasAllSeries, failureText }: Pick<LiveFiltersProps, 'applied' | 'hasAllSeries' | 'failureText'>,
) {
  const router = useRouter();
  const asked = useRef(applied);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isPending, startTransition] = useTransition();

  // After a link or history step the form follows the address.
  useEffect(() => {
    if (applied === asked.current || pause.current) return;
    asked.current = applied;
    form.current?.reset();
  }, [applied, form]);
  // Applies input from before hydration.
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
    // Offline, the browser would leave the page for an unreachable address.
    if (!navigator.onLine) return toast('error', failureText, { id: 'sermons' });
    asked.current = path;
    startTransition(() => router[how](inLanguage(path), { scroll: false }));
  };
  const apply = (how: How, all = hasAllSeries) => form.current && go(pathOf(form.current, all), how);
  const applyAfterTyping = () => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => apply('replace'), typingPauseMs);
  };
  return { go, apply, applyAfterTyping, isPending };
}

function dialogOf(button: HTMLButtonElement, form: HTMLFormElement): HTMLDialogElement | null {
  return form.querySelector(`[id="${button.getAttribute('popovertarget')}"]`);
}

function asksForAll({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  return (nativeEvent as SubmitEvent).submitter?.getAttribute('name') === 'all';
}

/** Also closes a dialog that the page was rendered with. */
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
 * Whether the browser opened it before hydration, and so closes it too. Unsupported browsers ignore the
 * popover attributes.
 */
function isPopover(dialog: HTMLDialogElement): boolean {
  return dialog.matches(':is(:popover-open)');
}

function wasUsed(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll('input')].some(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value !== defaultValue || checked !== defaultChecked,
  );
}

/** Clears the choices of that name; with 'all' everything, including the search. */
function uncheck(form: HTMLFormElement, name = 'all'): void {
  const names = name === 'all' ? '' : `[name="${name}"]`;
  for (const box of form.querySelectorAll<HTMLInputElement>(`input[type="checkbox"]${names}`))
    box.checked = false;
  if (name !== 'all') return;
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type="search"]')) field.value = '';
}
