import { Button } from '#components/ui/button.tsx';
import { messages } from '#lib/language/messages.ts';
import { stopSharingPageFormAction } from '#lib/site-pages/actions.ts';

/** Says that the page is a preview; staff can end its link here, without scripts. */
export function PreviewNotice({ pageId }: { pageId: string | null }) {
  return (
    <div className="bg-gold text-ink">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3">
        <p className="font-semibold">{messages.pageViews.preview}</p>
        {pageId && (
          <form action={stopSharing}>
            <input type="hidden" name="id" value={pageId} />
            <Button type="submit" size="small" variant="secondary">
              {messages.pageViews.stopSharing}
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}

/** The page at the form's address tells what became of it: it is gone. */
const stopSharing = stopSharingPageFormAction.bind(null, null) as unknown as (
  form: FormData,
) => Promise<void>;
