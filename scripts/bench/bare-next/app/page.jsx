import Link from 'next/link';

/** Rendered for each request, as the site's pages are. */
export const dynamic = 'force-dynamic';

/** As many as the events list shows. */
const rows = [1, 2, 3, 4, 5];

export default function Page() {
  return (
    <>
      <h1>Events</h1>
      <p>What is on in the weeks to come.</p>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <Row row={row} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The elements of an event in the events list, without its drawings. */
function Row({ row }) {
  return (
    <article className="event-card">
      <div className="date">
        <span>Nov</span>
        <span>{row}</span>
        <span>Sunday</span>
      </div>
      <div className="facts">
        <h2>
          <Link href={`/events/${row}`} prefetch={false}>
            Event {row}
          </Link>
        </h2>
        <ul>
          <li>
            <time dateTime={`2026-11-0${row}`}>Sunday, November {row}</time>
          </li>
          <li>9:00 AM to 10:15 AM</li>
          <li>The fellowship hall</li>
        </ul>
        <p>A few sentences about what happens, for whom it is meant and what to bring along.</p>
      </div>
    </article>
  );
}
