'use client';

import { ErrorScreen } from '@/components/layout/error-screen';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';

export default function RouteError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <ErrorScreen>
      <Button onClick={() => retry()}>Try again</Button>
      <Button href={paths.home} variant="quiet">
        Return to Home
      </Button>
    </ErrorScreen>
  );
}
