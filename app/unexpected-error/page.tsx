import type { Metadata } from 'next';
import { ErrorScreen } from '#components/layout/error-screen.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';

export const generateMetadata = (): Metadata => ({
  title: { absolute: messages.errorPages.title },
  robots: { index: false },
});

/** The server answers with this page when another one failed. It needs no database. */
export default function UnexpectedErrorPage() {
  return (
    <ErrorScreen>
      <Button href={paths.home}>{messages.errorPages.home}</Button>
    </ErrorScreen>
  );
}
