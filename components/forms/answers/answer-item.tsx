'use client';

import './answers.css';
import { Badge, type BadgeTone } from '#components/ui/badge.tsx';
import { formatMoment } from '#lib/core/dates/moment-words.ts';
import { telephoneUrl } from '#lib/core/messaging/phone-number.ts';
import type { AnswerRow } from '#lib/forms/answers/schema.ts';
import { type AnswerState, hasSeats } from '#lib/forms/kinds.ts';
import type { FormRow } from '#lib/forms/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { AnswerMenu } from './answer-menu.tsx';
import { shownAnswers, slotLabel } from './shown-answers.ts';

interface AnswerItemProps {
  form: FormRow;
  row: AnswerRow;
  hasCome: boolean;
  onTick: (hasCome: boolean) => void;
  onChanged: () => Promise<unknown>;
}

const tones: Record<AnswerState, BadgeTone> = {
  confirmed: 'cedar',
  waiting: 'sunflower',
  cancelled: 'quiet',
  received: 'cedar',
  spam: 'quiet',
};

/** What one person answered: for a party its seats, and a box to tick when they come. */
export function AnswerItem({ form, row, hasCome, onTick, onChanged }: AnswerItemProps) {
  const { state, position } = row;
  const { cleared, states, waitingAt, cameNamed } = messages.answerList;
  const name = row.name || cleared;
  return (
    <li className="answer-row">
      {hasSeats(form) && (
        <label className="answer-tick">
          <input type="checkbox" checked={hasCome} onChange={({ target }) => onTick(target.checked)} />
          <span className="sr-only">{cameNamed(name)}</span>
        </label>
      )}
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>{name}</strong>
          <Badge tone={tones[state]}>{position === null ? states[state] : waitingAt(position)}</Badge>
        </p>
        <PartyLine form={form} row={row} />
        <Reach row={row} />
        <Said form={form} row={row} />
      </div>
      <AnswerMenu form={form} row={row} name={name} onChanged={onChanged} />
    </li>
  );
}

function PartyLine({ form, row }: Pick<AnswerItemProps, 'form' | 'row'>) {
  const { people, with: together } = messages.answerList;
  const words = [
    hasSeats(form) && people(row.seats),
    row.names.length > 0 && together(row.names.join(', ')),
    slotLabel(form, row),
  ].filter(Boolean);
  return words.length > 0 && <p>{words.join(' · ')}</p>;
}

function Reach({ row: { email, phone, created_at } }: Pick<AnswerItemProps, 'row'>) {
  return (
    <p className="flex flex-wrap gap-x-4 text-sm">
      {email && (
        <a href={`mailto:${email}`} className="text-link">
          {email}
        </a>
      )}
      {phone && (
        <a href={telephoneUrl(phone)} className="text-link tabular">
          {phone}
        </a>
      )}
      <time dateTime={created_at} className="text-ink-3">
        {messages.answerList.sentAt(formatMoment(new Date(created_at), 'MMM d'))}
      </time>
    </p>
  );
}

function Said({ form, row }: Pick<AnswerItemProps, 'form' | 'row'>) {
  const said = shownAnswers(form, row);
  if (said.length === 0) return null;
  return (
    <dl className="mt-1 grid gap-1 text-sm">
      {said.map(({ id, label, text }) => (
        <div key={id}>
          <dt className="text-ink-3">{label}</dt>
          <dd className="whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
