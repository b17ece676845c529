import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AlertTick } from '#components/closings/alert-tick.tsx';
import type { ClosingAlert } from '#components/closings/use-alert.ts';
import { closingSelection } from '#lib/closings/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { inSpanish } from '#tests/support/church.ts';

const selection = closingSelection.parse({ from: '2031-06-08', mode: 'cancelled' });
const dates = [
  { id: 'a', title: 'Choir', date: '2031-06-08', time: '6 PM', kind: 'event' as const },
  { id: 'b', title: 'Worship', date: '2031-06-08', time: '10 AM', kind: 'service' as const },
];
const preview = { dates, isCurrent: true, problem: undefined, retry: () => undefined };

function tick(reach: ClosingAlert['reach'], except: string[] = []): string {
  const alert: ClosingAlert = {
    reach,
    isWanted: false,
    setWanted: () => undefined,
    send: async () => undefined,
  };
  const html = renderToStaticMarkup(
    <AlertTick alert={alert} selection={{ ...selection, except }} preview={preview} />,
  );
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('the dialog that closes offers to alert readers and phones, with the subject', () => {
  expect(tick({ readers: 120, phones: 60 })).toBe(
    'Send an alert to 120 readers and 60 phones Subject: Closed: Sunday, June 8',
  );
  expect(tick({ readers: 1, phones: 0 }, ['b'])).toBe(
    'Send an alert to 1 reader Subject: Cancelled: Sunday, June 8: Choir',
  );
});

test.each([
  [{ readers: 1, phones: 1 }, '1 reader and 1 phone', 'a 1 lector y a 1 teléfono'],
  [{ readers: 0, phones: 60 }, '60 phones', 'a 60 teléfonos'],
  [{ readers: 2, phones: 0 }, '2 readers', 'a 2 lectores'],
])('of %o it names those that there are', (reach, english, spanish) => {
  expect(tick(reach)).toContain(`Send an alert to ${english} Subject`);
  expect(inSpanish(() => tick(reach))).toContain(`Enviar un aviso ${spanish} Asunto`);
});

test('without anybody to alert it offers nothing', () => {
  expect(tick(null)).toBe('');
});

test('a lost answer is told apart from a refusal', () => {
  const { alertFailed } = messages.letterAlerts;
  expect(alertFailed('This closing is over.')).toBe(
    'The church is closed, but the alert was not sent: This closing is over.',
  );
  expect(alertFailed()).toMatch(/nobody gets it twice\.$/);
});
