'use client';

import { Button } from '#components/ui/button.tsx';

interface FormNoticeProps {
  text: string;
  /** Something was refused. */
  isRefusal?: boolean;
  /** Where to go on, after a form that was sent without scripts. */
  next?: { label: string; href: string } | undefined;
}

/** What became of a form that was sent, at its top. */
export function FormNotice({ text, isRefusal = false, next }: FormNoticeProps) {
  const tone = isRefusal ? 'border-paintbrush bg-paintbrush/8' : 'border-cedar bg-cedar/8';
  return (
    <div className={`grid justify-items-start gap-4 border-l-4 px-5 py-4 ${tone}`}>
      <p role={isRefusal ? 'alert' : 'status'} className="font-semibold">
        {text}
      </p>
      {next && <Button href={next.href}>{next.label}</Button>}
    </div>
  );
}
