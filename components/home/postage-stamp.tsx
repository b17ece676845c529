import { cityLine } from '#lib/core/church/address.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { messages } from '#lib/language/messages.ts';

/** A stamp with the bell tower and the town's postmark. */
export function PostageStamp() {
  return (
    <svg aria-hidden="true" data-decoration className="letter-stamp" viewBox="0 0 210 130">
      <defs>
        <path id="postmark-ring" d="M21 68a39 39 0 1 1 78 0 39 39 0 1 1-78 0" />
      </defs>
      <path
        fill="#fffdf8"
        stroke="#e2d6c2"
        strokeWidth="12"
        strokeDasharray="0.1 8"
        strokeLinecap="round"
        d="M104 6h96v116h-96z"
      />
      <path fill="#fffdf8" d="M106 8h92v112h-92z" />
      <path fill="#f0a35e" d="M113 15h78v98h-78z" />
      <path fill="#b85c78" d="M113 15h78v33c-22 10-50-6-78 8Z" />
      <path fill="#4b3f72" d="M113 15h78v12c-28 8-52-4-78 8Z" />
      <circle cx="172" cy="66" r="11" fill="#ffd9a0" />
      <path fill="#2f6650" d="M113 92c24-14 52-12 78-4v25h-78Z" />
      <path fill="var(--color-night)" d="M134 98V62h18v36ZM130 62l13-30 13 30ZM152 98V82l12-9 12 9v16Z" />
      <path fill="var(--color-gold)" d="M139 70a4 4 0 0 1 8 0v8h-8ZM161 88h6v10h-6Z" />
      <path fill="#1b2233" d="M113 104c30-8 54 0 78-4v13h-78Z" />
      <Postmark />
    </svg>
  );
}

const aroundTheRing = { textLength: 236, lengthAdjust: 'spacing' };

function Postmark() {
  const church = currentChurch();
  const { founded_year } = church;
  const town = cityLine(church).toUpperCase().replaceAll(', ', ' · ');
  return (
    <g transform="rotate(-12 60 68)" opacity="0.8">
      <g fill="none" stroke="#4a5268" strokeWidth="1.6">
        <circle cx="60" cy="68" r="52" />
        <circle cx="60" cy="68" r="32" />
        <path d="M114 52q12-7 24 0t24 0 24 0M115 62q12-7 24 0t24 0 24 0M115 72q12-7 24 0t24 0 24 0M114 82q12-7 24 0t24 0 24 0" />
      </g>
      <g direction="ltr" fill="#4a5268" fontFamily="var(--font-sans)" fontWeight="700">
        {/* On both: WebKit supports it on the path only, other browsers on the text. */}
        <text fontSize="10.5" {...aroundTheRing}>
          <textPath href="#postmark-ring" startOffset="1%" {...aroundTheRing}>
            {town && `${town} · `}
          </textPath>
        </text>
        {founded_year && (
          <>
            <text x="60" y="65" textAnchor="middle" fontSize="10">
              {messages.churchPages.home.founded}
            </text>
            <text x="60" y="80" textAnchor="middle" fontSize="14">
              {founded_year}
            </text>
          </>
        )}
      </g>
    </g>
  );
}
