import { FailureToast } from '#components/ui/toast/failure-toast.tsx';
import { messages } from '#lib/language/messages.ts';

/** Reports a failed read in the page and as a toast. */
export function LoadFailure({ text }: { text: string }) {
  return (
    <>
      <p role="status" className="mt-8 rounded-control border-s-4 border-paintbrush bg-limestone px-5 py-4">
        <strong className="font-semibold">{`${text}.`}</strong> <span>{messages.ministryPage.usually}</span>
      </p>
      <FailureToast text={text} id="ministries" />
    </>
  );
}
