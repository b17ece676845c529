import { church } from '@/lib/church';

/** The way to ask for prayer, with the number of new requests (99+ above 99, specification section 9). */
export function PrayerCard({ newRequests }: { newRequests: number }) {
  return (
    <div className="shelf-place">
      <h2 className="mb-2 flex items-center gap-2.5 text-lg">
        Prayer
        {newRequests > 0 && (
          <span className="tabular rounded-full bg-paintbrush px-2 py-0.5 font-sans text-xs font-bold tracking-normal text-white">
            {newRequests > 99 ? '99+' : newRequests}
            <span className="sr-only"> new {newRequests === 1 ? 'request' : 'requests'}</span>
          </span>
        )}
      </h2>
      <p>Whatever it is, we will pray with you.</p>
      <p className="mt-1">
        <a
          href={`mailto:${church.email}?subject=Prayer%20request`}
          className="text-link text-sm font-semibold"
        >
          Submit a prayer request
        </a>
      </p>
    </div>
  );
}
