import type { Metadata } from 'next';
import { ErrorScreen } from '@/components/layout/error-screen';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';

export const metadata: Metadata = {
  title: { absolute: 'Unexpected Application Error!' },
  robots: { index: false },
};

/** The server in front answers with this page when another one failed. It needs no database. */
export default function UnexpectedErrorPage() {
  return (
    <ErrorScreen>
      <Button href={paths.home}>Return to Home</Button>
    </ErrorScreen>
  );
}
