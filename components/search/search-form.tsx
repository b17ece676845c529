import { Button } from '#components/ui/button.tsx';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { messages } from '#lib/language/messages.ts';

/** The field of the search; a plain form, so that it works without scripts. */
export function SearchForm({ words }: { words: string }) {
  return (
    <search className="mt-8 block">
      <form action={machinePaths.search} className="flex flex-wrap gap-3">
        <label className="min-w-0 grow basis-56">
          <span className="sr-only">{messages.search.field}</span>
          <input
            type="search"
            name="q"
            defaultValue={words}
            placeholder={messages.search.example}
            maxLength={200}
            enterKeyHint="search"
            required
            className="min-h-12 w-full rounded-control border border-ink-3/60 bg-white px-4 text-ink placeholder:text-ink-3 hover:border-ink"
          />
        </label>
        <Button type="submit">{messages.search.button}</Button>
      </form>
    </search>
  );
}
