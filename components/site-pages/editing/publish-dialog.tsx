'use client';

import { z } from 'zod';
import { ChoiceField } from '#components/form/choice-field.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { type ActionForm, useActionForm } from '#components/form/use-action-form.ts';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { messages } from '#lib/language/messages.ts';
import { publishPageAction } from '#lib/site-pages/actions.ts';
import type { Block } from '#lib/site-pages/blocks/block.ts';
import { blockExcerpt } from '#lib/site-pages/blocks/block-texts.ts';
import type { SitePageRow } from '#lib/site-pages/schema.ts';
import { hasPlaceholder, isFromStart } from '#lib/site-pages/templates/from-start.ts';
import { plannedWords } from '../list/standing-words.ts';
import { type MenuPlace, targetOf } from './menu-places.ts';
import { nameOf } from './use-block-changes.ts';
import type { EditorDialogProps } from './use-edited-page.ts';
import { type MenuChoice, useMenuPlace } from './use-menu-place.ts';

const times = z
  .object({ when: z.enum(['now', 'later']), at: z.string(), until: z.string(), menu: z.string() })
  .refine(({ when, at }) => when === 'now' || at !== '', {
    path: ['at'],
    error: () => messages.sitePages.noMoment,
  });
type Times = z.output<typeof times>;

/** Asks when a page is published, and until when. */
export function PublishDialog({ edited, onClose, onEdit }: EditorDialogProps) {
  const { title, titleChanges, clock } = messages.pageEditing.publish;
  const isPublic = edited.page.state === 'published';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isPublic ? titleChanges : title[edited.page.kind]}
      description={clock}
    >
      <PublishForm edited={edited} onClose={onClose} onEdit={onEdit} />
    </Dialog>
  );
}

function PublishForm({ edited: { page, takeUp }, onClose, onEdit }: EditorDialogProps) {
  const words = messages.pageEditing.publish;
  const isNews = page.kind === 'news';
  const choice = useMenuPlace(targetOf({ ...page, path: page.draft_path ?? page.path }).path);
  const state: ActionForm<Times> = useActionForm<Times, PublishInput, SitePageRow>({
    schema: times,
    defaultValues: {
      when: page.publish_at ? 'later' : 'now',
      at: localValue(page.publish_at),
      until: localValue(page.unpublish_at),
      menu: 'none',
    },
    toInput: (values, now = page) => ({
      id: page.id,
      if_match: (now as SitePageRow).updated_at,
      ...momentsOf(values),
    }),
    isArrived: (now, values) => isPublishedAt(now as SitePageRow, momentsOf(values)),
    action: publishPageAction,
    failed: words.failed,
    done: (row) => (row.publish_at ? words.planned(plannedWords(row.publish_at)) : words.done[page.kind]),
    onSuccess: (row) => {
      takeUp(row);
      void choice.put(targetOf(row), state.form.getValues('menu') as MenuPlace);
      onClose();
    },
  });
  return (
    <StaffForm
      state={state}
      submit={page.state === 'published' ? words.openChanges : words.open}
      onCancel={onClose}
    >
      <FromStart blocks={page.blocks} onEdit={onEdit} />
      <PublishFields state={state} />
      <MenuField state={state} choice={choice} isNews={isNews} />
    </StaffForm>
  );
}

/** The blocks that are as the page began, each with a button that opens its form. */
function FromStart({ blocks, onEdit }: Pick<EditorDialogProps, 'onEdit'> & { blocks: readonly Block[] }) {
  const words = messages.pageEditing.publish;
  const standing = blocks.map((block, place) => ({ block, place })).filter(({ block }) => isFromStart(block));
  if (standing.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p>{words.fromStart}</p>
      <ul>
        {standing.map((each) => (
          <li key={each.place}>
            <button
              type="button"
              className="text-link min-h-11 text-start font-semibold"
              onClick={() => onEdit(each)}
            >
              {nameOf(each)}
            </button>
            <span className="block text-sm text-ink-2">
              {hasPlaceholder(each.block) ? words.placeholder : blockExcerpt(each.block)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type PublishInput = Parameters<typeof publishPageAction>[0];

function PublishFields({ state: { form } }: { state: ActionForm<Times> }) {
  const words = messages.pageEditing.publish;
  return (
    <>
      <ChoiceField
        label={words.when}
        options={(['now', 'later'] as const).map((value) => ({ value, label: words[value] }))}
        radio={() => form.register('when')}
      >
        {form.watch('when') === 'later' && (
          <TextField form={form} name="at" label={words.at} type="datetime-local" className="mt-4 max-w-md" />
        )}
      </ChoiceField>
      <TextField
        form={form}
        name="until"
        label={words.until}
        help={words.untilHelp}
        type="datetime-local"
        isOptional
        className="max-w-md"
      />
    </>
  );
}

interface MenuFieldProps {
  state: ActionForm<Times>;
  choice: MenuChoice;
  isNews: boolean;
}

/** Asks for the menu that is to list the page, or says that one does; nothing when the menus cannot be read. */
function MenuField({ state: { form }, choice, isNews }: MenuFieldProps) {
  const words = messages.pageEditing.publish;
  const { menus, isThere, places } = choice;
  if (!menus) return null;
  if (isThere) return <p className="text-sm text-ink-2">{isNews ? words.newsInMenu : words.isInMenu}</p>;
  const labelOf = (place: MenuPlace) => {
    if (place === 'none') return words.noMenu;
    if (place === 'main') return words.mainMenu;
    if (place === 'footer') return words.footer;
    return words.below(menus.main[Number(place.slice('below '.length))]?.label ?? '');
  };
  return (
    <SelectField
      form={form}
      name="menu"
      label={isNews ? words.newsMenu : words.menu}
      help={isNews ? words.newsMenuHelp : undefined}
      options={places.map((value) => ({ value, label: labelOf(value) }))}
    />
  );
}

function momentsOf({ when, at, until }: Times) {
  return { at: when === 'later' ? at : null, until: until || null };
}

/** Whether the page is as publishing it at these moments leaves it. */
function isPublishedAt(page: SitePageRow, { at, until }: ReturnType<typeof momentsOf>): boolean {
  const isPlanned = page.publish_at === at && page.unpublish_at === until;
  return isPlanned && (at !== null || (page.state === 'published' && !page.has_draft));
}

/** Returns a planned moment as its field has it; empty for none. */
function localValue(planned: string | null): string {
  return planned?.slice(0, 16) ?? '';
}
