import { EditHere } from '#components/editing/edit-here.tsx';
import { Button } from '#components/ui/button.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { Lines } from '#components/ui/text/lines.tsx';
import { paths } from '#lib/core/site/paths.ts';
import styles from './series-shelf.module.css';
import { SeriesShelf } from './series-shelf.tsx';

interface LibraryHeadingProps {
  series: readonly { name: string; count: number; first: string; last: string }[];
  chosen: readonly string[];
  /** The words below the title. */
  lead: string;
}

/** The top of the library: its title to the left, its newest series on the shelf to the right. */
export function LibraryHeading({ series, chosen, lead }: LibraryHeadingProps) {
  return (
    <Static as="header" className="wrap pt-12 md:pt-20">
      <div className="grid gap-x-10 md:grid-cols-12 md:items-end">
        <div className="md:col-span-6 md:pb-10">
          <h1 className="text-5xl">Sermons</h1>
          <p className="measure mt-5 text-lg text-ink-2">
            <Lines of={lead} />
            <EditHere of="words:sermons.lead" />
          </p>
          <Button href={paths.livestream} variant="secondary" className="mt-7">
            Watch Live Service
          </Button>
        </div>
        <SeriesShelf series={series} chosen={chosen} />
      </div>
      <div aria-hidden="true" className={styles.board} />
    </Static>
  );
}
