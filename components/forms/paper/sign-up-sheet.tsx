import './paper.css';
import { inTextOrder } from '#lib/core/church/text-order.ts';
import type { AnswerRow } from '#lib/forms/answers/schema.ts';
import type { FormRow } from '#lib/forms/schema.ts';
import type { FormDate } from '#lib/forms/staff/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { phoneOf, slotLabel } from '../answers/shown-answers.ts';
import { dateWords } from '../form-words.ts';

interface SignUpSheetProps {
  form: FormRow;
  date: FormDate | null;
  rows: readonly AnswerRow[];
}

/** The sheet for the door: who is signed up by name, a box for each person. It shows only on paper. */
export function SignUpSheet({ form, date, rows }: SignUpSheetProps) {
  const { columns, total, sheet } = messages.answerList;
  const parties = sheetParties(rows);
  const hasSlots = form.slots.length > 0;
  const seats = parties.reduce((sum, row) => sum + row.seats, 0);
  return (
    <section aria-label={sheet} className="paper sheet">
      <h2>{form.title}</h2>
      <p>{[date && dateWords(date), total(seats)].filter(Boolean).join(' · ')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.came}</th>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.seats}</th>
            {hasSlots && <th scope="col">{columns.choice}</th>}
            <th scope="col">{columns.phone}</th>
          </tr>
        </thead>
        <tbody>
          {parties.map((row) => (
            <tr key={row.id}>
              <td>
                <Boxes count={row.seats} />
              </td>
              <td>{[row.name, ...row.names].join(', ')}</td>
              <td>{row.seats}</td>
              {hasSlots && <td>{slotLabel(form, row)}</td>}
              <td>{phoneOf(form, row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Boxes({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => index).map((place) => (
    <span key={place} className="sheet-box" />
  ));
}

/** Returns who is signed up, by name. */
export function sheetParties(rows: readonly AnswerRow[]): AnswerRow[] {
  return inTextOrder(
    rows.filter(({ state }) => state === 'confirmed'),
    ({ name }) => name,
  );
}
