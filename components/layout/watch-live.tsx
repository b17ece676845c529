import { Button } from '#components/ui/button.tsx';
import { paths } from '#lib/core/site/paths.ts';
import { liveMessages } from '#lib/livestream/messages.ts';

/** The way to the stream while a service is live; where the navigation leaves no room it hangs from the header's edge. */
export function WatchLive() {
  return (
    <Button
      href={paths.livestream}
      variant="gold"
      size="small"
      className="ml-auto shrink-0 @max-[24rem]:absolute md:absolute xl:static"
      style={{ top: '100%', right: 0 }}
    >
      <span aria-hidden="true" style={dot} />
      <span>{liveMessages.watch}</span>
    </Button>
  );
}

// Sheets are in every document, and this is seldom seen: it has its looks with it.
const dot = {
  display: 'inline-block',
  width: 10,
  height: 10,
  marginRight: 8,
  borderRadius: 5,
  background: 'var(--color-paintbrush)',
};
