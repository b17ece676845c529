import type { ReactNode } from 'react';

interface StepNoticeProps {
  text: string;
  children?: ReactNode;
}

/** What a press changed, in place of the button. */
export function StepNotice({ text, children }: StepNoticeProps) {
  return (
    <div className="grid justify-items-start gap-4 border-s-4 border-cedar bg-cedar/8 px-5 py-4">
      <p role="status" className="font-semibold">
        {text}
      </p>
      {children}
    </div>
  );
}
