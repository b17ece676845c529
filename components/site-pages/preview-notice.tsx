import { messages } from '#lib/language/messages.ts';

/** Says that the page is a preview. */
export function PreviewNotice() {
  return (
    <div className="bg-gold text-ink">
      <p className="wrap py-3 font-semibold">{messages.pageViews.preview}</p>
    </div>
  );
}
