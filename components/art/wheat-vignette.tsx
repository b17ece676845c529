/** Three ears of wheat. Decorative. */
export function WheatVignette({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 96" className={className} fill="none" strokeLinecap="round">
      <Ear turn={-22} />
      <Ear turn={22} />
      <Ear turn={0} />
    </svg>
  );
}

function Ear({ turn }: { turn: number }) {
  return (
    <g transform={`rotate(${turn} 60 96)`}>
      <path stroke="#b9865f" strokeWidth="2.5" d="M60 94V22" />
      <path
        fill="#f6c667"
        d="M60 4c6 7 6 13 0 18-6-5-6-11 0-18ZM60 30c1-9 5-14 13-15 1 8-4 14-13 15ZM60 30c-1-9-5-14-13-15-1 8 4 14 13 15ZM60 44c1-9 5-14 13-15 1 8-4 14-13 15ZM60 44c-1-9-5-14-13-15-1 8 4 14 13 15ZM60 58c1-9 5-14 13-15 1 8-4 14-13 15ZM60 58c-1-9-5-14-13-15-1 8 4 14 13 15Z"
      />
    </g>
  );
}
