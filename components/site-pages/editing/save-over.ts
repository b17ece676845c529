import { runUnlocked } from '#components/form/use-action-form.ts';
import type { ActionError, ActionResult } from '#lib/core/operations/action.ts';
import { messages } from '#lib/language/messages.ts';
import { updatePageAction } from '#lib/site-pages/actions.ts';
import type { Block } from '#lib/site-pages/blocks/block.ts';
import type { SitePageRow } from '#lib/site-pages/schema.ts';
import type { BlockChange } from '#lib/site-pages/staff/edited-blocks.ts';

/** `sent` are the blocks as they were sent: the saved ones stand at the same places. */
export type BlocksResult = { ok: true; page: SitePageRow; sent: Block[] } | { ok: false; error: ActionError };

const mostTries = 5;

/** Saves over the version that is known, and when someone else has saved meanwhile, over theirs. */
export async function saveOver(
  latest: { current: SitePageRow | null },
  change: BlockChange,
  takeUp: (row: SitePageRow) => void,
): Promise<BlocksResult> {
  for (let tries = 1; ; tries += 1) {
    const page = latest.current;
    const sent = page && change(page.blocks);
    if (!sent) return { ok: false, error: overtaken(page) };
    const result: ActionResult<SitePageRow> = await runUnlocked(updatePageAction, {
      id: page.id,
      blocks: sent,
      if_match: page.updated_at,
    });
    if (result.ok) {
      takeUp(result.data);
      return { ok: true, page: result.data, sent };
    }
    const { code, current } = result.error;
    if (code !== 'conflict' || !current || tries === mostTries) return result;
    takeUp(current as SitePageRow);
  }
}

function overtaken(current: SitePageRow | null): ActionError {
  return { code: 'conflict', message: messages.pageEditing.movedOn, current };
}
