'use client';

import '#components/form/choice.css';
import { type ComponentProps, useId } from 'react';
import { FieldError } from '#components/form/field-error.tsx';
import type { MinistryName } from '#components/ministries/use-ministry-names.ts';
import { type Role, roles } from '#lib/core/auth/permissions.ts';
import { messages } from '#lib/language/messages.ts';

interface RoleFieldsProps {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  isFixed?: boolean;
  /** The props of each role's checkbox besides its value. */
  check: (role: Role) => ComponentProps<'input'>;
}

/** The roles with one sentence each, any number of them. */
export function RoleFields({ label, help, error, isFixed = false, check }: RoleFieldsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id} ${id}-error`} disabled={isFixed} className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      {help && (
        <p id={id} className="mt-1.5 text-sm text-ink-3">
          {help}
        </p>
      )}
      <div className="role-choices">
        {roles.map((role) => (
          <label key={role} className="role-choice">
            <input type="checkbox" value={role} {...check(role)} />
            <span className="grid">
              <span className="font-semibold">{messages.staff.roles[role]}</span>
              <span className="text-sm text-ink-2">{messages.staffView.roleHints[role]}</span>
            </span>
          </label>
        ))}
      </div>
      <div id={`${id}-error`}>{error && <FieldError>{error}</FieldError>}</div>
    </fieldset>
  );
}

interface MinistryChoicesProps {
  ministries: readonly MinistryName[] | undefined;
  /** The props of each ministry's checkbox besides its value. */
  check: (id: string) => ComponentProps<'input'>;
}

/** The ministries of a leader. */
export function MinistryChoices({ ministries, check }: MinistryChoicesProps) {
  const { ministries: label, ministriesHelp, noMinistries } = messages.staffView;
  const helpId = useId();
  return (
    <fieldset aria-describedby={helpId} className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {ministries?.map(({ id, title }) => (
          <label key={id} className="choice wrap-anywhere">
            <input type="checkbox" value={id} {...check(id)} />
            <span>{title}</span>
          </label>
        ))}
      </div>
      <p id={helpId} className="mt-2 text-sm text-ink-3">
        {ministries?.length === 0 ? noMinistries : ministriesHelp}
      </p>
    </fieldset>
  );
}
