import type { ComponentProps } from 'react';

interface SearchFieldProps extends ComponentProps<'input'> {
  /** Read to those who do not see the example. */
  label: string;
  /** The place of the field in its form. */
  className: string;
}

/** The field of words to search for; it works without scripts. */
export function SearchField({ label, className, ...input }: SearchFieldProps) {
  return (
    <label className={className}>
      <span className="sr-only">{label}</span>
      <input
        {...input}
        type="search"
        maxLength={200}
        enterKeyHint="search"
        className="min-h-12 w-full rounded-control border border-ink-3/60 bg-white px-4 placeholder:text-ink-3 hover:border-ink"
      />
    </label>
  );
}
