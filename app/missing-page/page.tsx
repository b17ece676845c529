import { DrawnFile } from '#components/art/drawn-file.tsx';
import gate from '#components/art/gate.svg';
import { Button } from '#components/ui/button.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';

export { generateMetadata } from '#app/not-found.tsx';

/**
 * The 404 page: a gate across the road, and the way home. The server answers with it where there is no page: it is
 * complete, and readable without scripts.
 */
export default function MissingPage() {
  const { title, text, calendar } = messages.pages.notFound;
  return (
    <Static className="wrap grid items-center gap-x-10 gap-y-8 py-12 md:grid-cols-12 md:py-20">
      <div className="md:col-span-5">
        <h1 className="text-5xl">{title}</h1>
        <p className="measure mt-6 text-lg text-ink-2">{text}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button href={paths.home}>{messages.errorPages.home}</Button>{' '}
          <Button href={paths.calendar} variant="quiet">
            {calendar}
          </Button>
        </div>
      </div>
      <DrawnFile file={gate} width={640} height={460} className="w-full md:col-span-7" />
    </Static>
  );
}
