import { FailureToast } from '#components/ui/toast/failure-toast.tsx';

/** Says that loading failed: in the page, and once more as a message for those who look elsewhere. */
export function LoadFailure({ text }: { text: string }) {
  return (
    <>
      <p role="status" className="mt-8 rounded-control border-l-4 border-paintbrush bg-limestone px-5 py-4">
        <strong className="font-semibold">{`${text}.`}</strong> Below is what usually runs; for this week,
        please ask the office.
      </p>
      <FailureToast text={text} id="ministries" />
    </>
  );
}
