'use client';

import { useCallback, useMemo } from 'react';
import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { Loading } from '#components/ui/progress/loading.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { useWidth } from '#components/ui/use-width.ts';
import { firstMark, readDrawing } from '#components/words/preview/drawing.ts';
import { PreviewFrame } from '#components/words/preview/preview-frame.tsx';
import { messages } from '#lib/language/messages.ts';
import { drawStaffPageAction } from '#lib/site-pages/actions.ts';

/** From this width on, in CSS pixels, the page is shown as on a computer. */
const wide = 640;
const screens = { phone: 390, computer: 1280 } as const;

/** The draft of an own page as visitors will see it. */
export function OurPage({ id }: { id: string }) {
  const read = useCallback(() => readPrivate(drawStaffPageAction, { id }), [id]);
  const { data, problem, reload } = usePrivateRead(`/site-pages/${id}`, 'pages', read);
  const [measured, width] = useWidth();
  const html = data?.html;
  const page = useMemo(() => (html === undefined ? null : readDrawing(html, firstMark)), [html]);
  const words = messages.movingIn.review;
  const screenWidth = width < wide ? screens.phone : screens.computer;
  return (
    <div ref={measured}>
      {problem && <RetryNotice onRetry={reload}>{words.drawFailed(problem)}</RetryNotice>}
      {!page && !problem && <Loading className="py-10">{words.drawing}</Loading>}
      {page && width > 0 && (
        <PreviewFrame
          key={screenWidth}
          page={page}
          mark={firstMark}
          screenWidth={screenWidth}
          width={width}
        />
      )}
    </div>
  );
}
