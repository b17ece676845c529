'use client';

import { useState } from 'react';
import { usePrivateList } from '#components/account/use-private-list.ts';
import { askFirst } from '#components/admin-mode/ask-first.tsx';
import { useUnsentText } from '#components/admin-mode/unsent-text.ts';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { carryOut } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { RemoveButton } from '#components/ui/remove-button.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { Problem } from '#components/ui/text/problem.tsx';
import { messages } from '#lib/language/messages.ts';
import { addTeamMemberAction, removeTeamMemberAction, switchTeamMemberAction } from '#lib/prayer/actions.ts';
import { type TeamMember, teamMemberForm } from '#lib/prayer/team/schema.ts';

/** The recipients of new requests: addresses, a switch for each, and a form that adds one. */
export function TeamPanel() {
  const { rows, problem, reload } = usePrivateList<TeamMember>('/api/prayer-team', 'prayer-requests');
  return (
    <div className="grid gap-10 lg:grid-cols-12">
      <div className="lg:order-2 lg:col-span-5">
        <AddMemberForm onAdded={reload} />
      </div>
      <div className="lg:order-1 lg:col-span-7">
        {problem && <Problem className="mb-6">{messages.prayerTeam.loadFailed(problem)}</Problem>}
        {!rows && !problem && <Loading>{messages.prayerTeam.loading}</Loading>}
        {rows?.length === 0 && !problem && <EmptyState title={messages.prayerTeam.empty} />}
        {rows && rows.length > 0 && (
          <ul className="border-t border-rule">
            {rows.map((member) => (
              <MemberRow key={member.id} member={member} onChanged={reload} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Adds an address to the prayer team; the name is optional. */
function AddMemberForm({ onAdded }: { onAdded: () => Promise<unknown> }) {
  const empty = { name: '', email: '' };
  const { form, submit, isPending } = useActionForm({
    schema: teamMemberForm,
    defaultValues: empty,
    action: addTeamMemberAction,
    done: messages.prayerTeam.added,
    empty,
    onSuccess: () => void onAdded(),
    failureText: messages.prayerTeam.addFailed,
  });
  useUnsentText(form.formState.isDirty);
  return (
    <StaffForm
      onSubmit={submit}
      labelledBy="add-member"
      className="grid gap-5 rounded-card bg-limestone p-5 sm:p-7"
    >
      <h2 id="add-member" className="text-xl">
        {messages.prayerTeam.add}
      </h2>
      <TextField form={form} name="name" label={messages.prayerTeam.name} isOptional autoComplete="off" />
      <TextField
        form={form}
        name="email"
        label={messages.prayerTeam.email}
        type="email"
        autoComplete="off"
        inputMode="email"
      />
      <Button type="submit" pending={isPending} className="justify-self-start">
        {messages.prayerTeam.addEmail}
      </Button>
    </StaffForm>
  );
}

function MemberRow({ member, onChanged }: { member: TeamMember; onChanged: () => Promise<unknown> }) {
  const [wanted, setWanted] = useState<boolean | null>(null);

  const switchTo = async (active: boolean) => {
    setWanted(active);
    const { willReceive, willNotReceive, switchFailed: failed } = messages.prayerTeam;
    const done = active ? willReceive : willNotReceive;
    await carryOut(switchTeamMemberAction, { id: member.id, active }, { done, failed });
    await onChanged();
    setWanted(null);
  };
  return (
    <li className="flex items-center gap-2 border-b border-rule py-3">
      <div className="min-w-0 flex-1 wrap-anywhere">
        {member.name && <p className="font-semibold">{member.name}</p>}
        <p className={member.name ? 'text-sm text-ink-2' : 'font-semibold'}>{member.email}</p>
        {!member.active && <p className="text-sm text-ink-3">{messages.prayerTeam.getsNone}</p>}
      </div>
      <Switch
        label={messages.prayerTeam.notificationsTo(member.email)}
        checked={wanted ?? member.active}
        disabled={wanted !== null}
        onChange={switchTo}
      />
      <RemoveButton
        label={messages.prayerTeam.removeOne(member.email)}
        onClick={() => askRemoval(member, onChanged)}
      />
    </li>
  );
}

function askRemoval({ id }: TeamMember, onRemoved: () => Promise<unknown>): void {
  const { removeTitle: title, removeQuestion: question, removed, removeFailed } = messages.prayerTeam;
  askFirst('remove-member', { title, question, confirm: messages.ui.remove }, async () => {
    await carryOut(removeTeamMemberAction, { id }, { done: removed, failed: removeFailed });
    void onRemoved();
  });
}
