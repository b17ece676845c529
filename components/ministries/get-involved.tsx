import { Button } from '#components/ui/button.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';

/** Whom to write to about joining in. */
export function GetInvolved() {
  return (
    <section aria-labelledby="involved" className="wrap">
      <div className="grid gap-8 border-t-2 border-ink pt-14 pb-20 md:grid-cols-12 md:items-center">
        <div className="md:col-span-8">
          <h2 id="involved" className="text-3xl">
            Ready to Get Involved
          </h2>
          <p className="measure mt-4 text-ink-2">
            Tell us a little about yourself and which evenings you have free. Someone who already goes will
            write back, and meet you at the door the first time.
          </p>
        </div>
        <p className="md:col-span-4 md:justify-self-end">
          <Button href={`mailto:${currentChurch().email}?subject=${encodeURIComponent('Getting involved')}`}>
            Contact Us
          </Button>
        </p>
      </div>
    </section>
  );
}
