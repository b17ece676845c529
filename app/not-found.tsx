import type { Metadata } from 'next';
import { Button } from '@/components/ui/button';
import { church } from '@/lib/church';
import { paths } from '@/lib/paths';

export const metadata: Metadata = {
  title: { absolute: `Oops! Page not found - ${church.name}` },
  robots: { index: false },
};

export default function NotFound() {
  return (
    <div className="wrap grid gap-10 py-16 md:grid-cols-12 md:py-28">
      <div className="md:col-span-7">
        <h1 className="text-5xl">Oops! Page not found</h1>
        <p className="measure mt-6 text-lg text-ink-2">
          The road you took ends at this gate. Perhaps the page has moved, or the address has a letter too
          many.
        </p>
        <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button href={paths.home}>Return to Home</Button>
          <Button href={paths.calendar} variant="quiet">
            See the calendar
          </Button>
        </div>
      </div>
    </div>
  );
}
