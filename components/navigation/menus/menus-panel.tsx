'use client';

import { useId } from 'react';
import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { askFirst } from '#components/admin-mode/ask-first.tsx';
import { StaffBar } from '#components/admin-mode/staff-bar.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TranslateRow } from '#components/translations/translate-row.tsx';
import { Button } from '#components/ui/button.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { Refusal } from '#components/ui/text/refusal.tsx';
import { messages } from '#lib/language/messages.ts';
import { findStaffNavigationAction } from '#lib/navigation/actions.ts';
import type { Navigation } from '#lib/navigation/schema.ts';
import { HiddenPages } from './hidden-pages.tsx';
import { MenuForm } from './menu-form.tsx';
import { OfferedTargets } from './offered-targets.tsx';
import { useMenus } from './use-menus.ts';

/** The menus and the pages that are switched off. */
export function MenusPanel() {
  const { data, problem, reload } = usePrivateRead('/api/navigation', 'pages', () =>
    readPrivate(findStaffNavigationAction, {}),
  );
  if (problem && !data) return <Refusal>{problem}</Refusal>;
  if (!data) return <Loading>{messages.navigationView.loading}</Loading>;
  return <MenusForm navigation={data} reload={reload} />;
}

const [mostMain, mostFooter] = [7, 12];

function MenusForm({ navigation, reload }: { navigation: Navigation; reload: () => Promise<unknown> }) {
  const words = messages.navigationView;
  const { draft, change, failure, isPending, isOriginal, save, reset } = useMenus(navigation, reload);
  const offers = useId();
  const problems = failure?.fields ?? {};
  const shared = { offers, problems };
  const question = {
    title: words.reset,
    question: words.resetQuestion,
    confirm: words.reset,
    isHarmless: true,
  };
  return (
    <StaffForm onSubmit={save} className="grid gap-4 lg:gap-10">
      {failure && <Refusal>{failure.message}</Refusal>}
      <OfferedTargets id={offers} />
      <TranslateRow table="navigation" topic="pages" />
      <p className="text-sm text-ink-2 lg:-mb-6">{words.toHint}</p>
      <MenuForm
        {...shared}
        title={words.main}
        name="main"
        most={mostMain}
        rows={draft.main}
        onChange={(main) => change({ main })}
      />
      <MenuForm
        {...shared}
        title={words.footer}
        name="footer"
        most={mostFooter}
        rows={draft.footer}
        onChange={(footer) => change({ footer })}
      />
      <p className="text-sm text-ink-2 lg:-mt-6">{words.newsInFooter}</p>
      <HiddenPages hidden={draft.hidden} onChange={(hidden) => change({ hidden })} />
      <div className="empty:hidden">
        {!isOriginal && (
          <Button variant="secondary" onClick={() => askFirst('reset-menus', question, reset)}>
            {words.reset}
          </Button>
        )}
      </div>
      <StaffBar className="-mx-5 px-5 py-4 sm:-mx-8 sm:px-8">
        <Button type="submit" pending={isPending}>
          {words.save}
        </Button>
      </StaffBar>
    </StaffForm>
  );
}
