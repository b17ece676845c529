import { Button } from '#components/ui/button.tsx';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { SearchField } from './search-field.tsx';

/** The field of the search; a plain form, so that it works without scripts. */
export function SearchForm({ words }: { words: string }) {
  return (
    <search className="mt-8 block">
      <form action={machinePaths.search} className="flex flex-wrap gap-3">
        <SearchField
          label={messages.search.field}
          name="q"
          defaultValue={words}
          placeholder={messages.search.example}
          required
          className="min-w-0 grow basis-56"
        />
        <Button type="submit">{messages.search.button}</Button>
      </form>
    </search>
  );
}
