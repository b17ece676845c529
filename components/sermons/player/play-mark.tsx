/** The triangle of a button that plays. */
export function PlayMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className={className} fill="currentColor">
      <path d="M3 1.6v16.8a.8.8 0 0 0 1.2.7l14-8.4a.8.8 0 0 0 0-1.4l-14-8.4a.8.8 0 0 0-1.2.7Z" />
    </svg>
  );
}
