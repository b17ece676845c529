import { EditHere } from '#components/editing/edit-here.tsx';
import { NewRequestBadge } from '#components/prayer/new-request-badge.tsx';
import { PrayerTrigger } from '#components/prayer/prayer-trigger.tsx';

/** The way to ask for prayer, with the number of new requests. */
export function PrayerCard({ newRequests, words }: { newRequests: number; words: string }) {
  return (
    <div className="shelf-place">
      <h2 className="mb-2 flex flex-wrap items-center gap-2.5 text-lg">
        Prayer <NewRequestBadge count={newRequests} />
      </h2>
      <p>
        <span>{words}</span>
        <EditHere of="words:home.prayer" />
      </p>
      <p className="mt-1">
        <PrayerTrigger className="text-link text-sm font-semibold">Submit a prayer request</PrayerTrigger>
      </p>
    </div>
  );
}
