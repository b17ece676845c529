import { Button } from '#components/ui/button.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';

/** In place of a page that only the church can write, until it has. */
export function NotWritten({ title }: { title: string }) {
  return (
    <Static>
      <PageHeading title={title}>
        <p>{messages.churchPages.notWritten}</p>
      </PageHeading>
      <p className="wrap flex flex-wrap gap-3 pb-20 md:pb-28">
        <Button href={paths.visit}>{messages.pages.titles.visit}</Button>{' '}
        <Button href={paths.about} variant="secondary">
          {messages.pages.titles.about}
        </Button>
      </p>
    </Static>
  );
}
