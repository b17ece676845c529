import { currentChurch } from '#lib/core/church/current-church.ts';

/** Parking and accessibility, in the words a first-time guest needs. */
export function Arrival() {
  return (
    <div className="grid gap-12 md:grid-cols-2 md:gap-16">
      <section aria-labelledby="parking">
        <h2 id="parking" className="text-2xl">
          Parking
        </h2>
        <p className="measure mt-4 text-ink-2">
          Parking is free. The first row on your left is kept for guests, and nobody will check. When the lot
          is full, the field behind the building is open; the path from it is gravel and lit.
        </p>
        <p className="measure mt-3 text-ink-2">Bicycles can be locked to the rail by the side door.</p>
      </section>
      <section aria-labelledby="accessibility">
        <h2 id="accessibility" className="text-2xl">
          Accessibility
        </h2>
        <ul className="measure mt-4 list-disc pl-5 text-ink-2 marker:text-cedar [&>*+*]:mt-2">
          <li>Six accessible spaces by the front doors, and no steps anywhere on the way in.</li>
          <li>
            Automatic doors, an accessible restroom off the lobby, and wheelchair spaces in every section.
          </li>
          <li>Hearing loop in the main room, large-print Bibles and song sheets at the welcome desk.</li>
          <li>A quiet room with a view of the service for anyone who needs less noise, of any age.</li>
          <li>Service dogs are welcome.</li>
        </ul>
        <p className="measure mt-4 text-ink-2">
          If something else would help, tell us at{' '}
          <a className="text-link" href={`mailto:${currentChurch().email}`}>
            {currentChurch().email}
          </a>{' '}
          and we will have it ready.
        </p>
      </section>
    </div>
  );
}
