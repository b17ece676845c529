import { useState } from 'react';
import { usePrivateList } from '#components/account/use-private-list.ts';
import { carryOut } from '#components/form/use-press.ts';
import type { ImportedPage } from '#lib/imports/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { deletePageAction, publishPageAction } from '#lib/site-pages/actions.ts';

/** The pages that an import has brought, and which of them is decided next. */
export function usePageReview(run: string) {
  const { rows, problem, reload } = usePrivateList<ImportedPage>(`/api/imports/${run}/pages`, 'pages');
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const [isPending, setPending] = useState(false);
  const left = (rows ?? []).filter(({ state }) => state === 'draft');
  const page = left.find(({ id }) => !later.has(id)) ?? left[0];
  const { review } = messages.movingIn;

  const decide = async (work: () => Promise<string | undefined>) => {
    setPending(true);
    const done = await work();
    if (done) setSaid(done);
    await reload();
    setPending(false);
  };
  const failureText = review.failed;
  const publish = async ({ id, title, updated_at }: ImportedPage) => {
    const input = { id, if_match: updated_at };
    return (await carryOut(publishPageAction, input, { failureText })) && review.taken(title);
  };
  const remove = async ({ id, title, updated_at }: ImportedPage) => {
    const input = { id, if_match: updated_at };
    return (await carryOut(deletePageAction, input, { failureText })) && review.leftOut(title);
  };
  const publishAll = async () => {
    for (const [place, each] of left.entries()) {
      const done = await publish(each);
      if (!done) return;
      setSaid(review.left(left.length - place - 1, rows?.length ?? 0));
    }
    return review.done;
  };
  /** What was put off comes again after the others. */
  const putOff = ({ id }: ImportedPage) =>
    setLater((before) => (before.size + 1 >= left.length ? new Set([id]) : new Set([...before, id])));
  return {
    ...{ rows, left, page, problem, reload, said, isPending, putOff },
    take: (one: ImportedPage) => decide(() => publish(one)),
    leave: (one: ImportedPage) => decide(() => remove(one)),
    takeAll: () => decide(publishAll),
  };
}

export type PageReviewState = ReturnType<typeof usePageReview>;
