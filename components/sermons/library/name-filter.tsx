import { Button } from '#components/ui/button.tsx';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';

/** A name to choose: as it is stored, and as it is shown where that is another. */
export interface NamedChoice {
  name: string;
  title?: string;
  count: number;
  untranslated?: readonly string[];
}

interface NameFilterProps {
  /** The query parameter, the checkboxes' name. */
  name: 'series' | 'speaker';
  label: string;
  options: readonly NamedChoice[];
  chosen: readonly string[];
  emptyText: string;
  /** The button that loads the remaining names, if any. */
  more?: string | undefined;
  /**
   * Whether the dialog was requested on the previous page: without scripts it is open again, with all names.
   */
  isOpen?: boolean;
}

/**
 * A button with the number of chosen names, and the dialog of names. The browser opens it, so it works
 * without scripts; Clear is a button of the form that `ClearForm` renders beside it.
 */
export function NameFilter({ name, label, options, chosen, emptyText, more, isOpen }: NameFilterProps) {
  const id = `${name}-filter`;
  return (
    <>
      <FilterButton dialogId={id} label={label} chosenCount={chosen.length} />
      <dialog
        id={id}
        popover="auto"
        open={isOpen}
        aria-labelledby={`${id}-title`}
        className="name-filter m-auto w-[min(460px,100%-32px)] rounded-card border border-rule bg-paper p-0 text-ink shadow-float backdrop:bg-night/60"
      >
        <h3 id={`${id}-title`} className="border-b border-rule px-6 pt-6 pb-4 text-xl">
          {label}
        </h3>
        {options.length === 0 ? (
          <p className="px-6 py-6 text-ink-2">{emptyText}</p>
        ) : (
          <NameChoices name={name} options={options} chosen={chosen} more={more} />
        )}
        <div className="flex flex-wrap justify-between gap-3 border-t border-rule px-6 py-4">
          <Button type="submit" form={`clear-${name}`} data-clear={name} variant="secondary">
            {messages.sermonLibrary.clear}
          </Button>{' '}
          <Button type="submit">{messages.sermonLibrary.done}</Button>
        </div>
      </dialog>
    </>
  );
}

function NameChoices({
  name,
  options,
  chosen,
  more,
}: Pick<NameFilterProps, 'name' | 'options' | 'chosen' | 'more'>) {
  return (
    <ul className="max-h-[min(50vh,420px)] overflow-y-auto px-3 py-3">
      {options.map((option) => (
        <li key={option.name}>
          <NameChoice parameter={name} {...option} isChosen={chosen.includes(option.name)} />
        </li>
      ))}
      {more && (
        <li className="px-3 pt-2">
          <Button type="submit" name="all" value={name} variant="quiet">
            {more}
          </Button>
        </li>
      )}
    </ul>
  );
}

interface FilterButtonProps {
  dialogId: string;
  label: string;
  chosenCount: number;
}

function FilterButton({ dialogId, label, chosenCount }: FilterButtonProps) {
  return (
    <button
      type="button"
      popoverTarget={dialogId}
      aria-haspopup="dialog"
      className="inline-flex min-h-12 items-center justify-between gap-2.5 rounded-control border border-ink-3/60 bg-white px-4 font-semibold hover:border-ink"
    >
      <span>{label}</span>{' '}
      {chosenCount > 0 && (
        <span className="tabular grid min-w-6 place-items-center rounded-full bg-accent px-1.5 text-sm text-white">
          <span>{chosenCount}</span>
          <span className="sr-only">{messages.sermonLibrary.chosen(chosenCount)}</span>
        </span>
      )}
      <svg
        aria-hidden="true"
        viewBox="0 0 12 8"
        className="w-3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path d="m1 1.5 5 5 5-5" />
      </svg>
    </button>
  );
}

interface NameChoiceProps extends NamedChoice {
  parameter: NameFilterProps['name'];
  isChosen: boolean;
}

function NameChoice({ parameter, name, title = name, count, untranslated, isChosen }: NameChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3.5 rounded-control px-3 py-1.5 hover:bg-limestone">
      <input
        type="checkbox"
        name={parameter}
        value={name}
        defaultChecked={isChosen}
        className="size-5 shrink-0 accent-accent"
      />
      <span className="grow" {...langOf({ untranslated }, 'name')}>
        {title}
      </span>{' '}
      <span aria-hidden="true" className="tabular text-sm text-ink-3">
        {count}
      </span>
    </label>
  );
}
