'use client';

import { ErrorScreen } from '@/components/layout/error-screen';
import { paths } from '@/lib/paths';

/** Every page carries this one, so it is short. */
export default function RouteError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <ErrorScreen>
      <button type="button" className="plate-button" onClick={() => retry()}>
        <span>Try again</span>
      </button>
      <a href={paths.home} className="plate-button" data-variant="quiet">
        <span>Return to Home</span>
      </a>
    </ErrorScreen>
  );
}
