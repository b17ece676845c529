import { paths } from '#lib/core/site/paths.ts';
import type { Filters } from '#lib/sermons/filters.ts';

/** What a Clear button sends without scripts: the filters that stay. */
export function ClearForm({ id, keeps }: { id: string; keeps: Filters }) {
  return (
    <form id={id} action={paths.sermons} hidden>
      {keeps.search && <input type="hidden" name="search" value={keeps.search} />}
      {keeps.series.map((name) => (
        <input key={name} type="hidden" name="series" value={name} />
      ))}
      {keeps.speaker.map((name) => (
        <input key={name} type="hidden" name="speaker" value={name} />
      ))}
    </form>
  );
}
