import { expect, test } from 'vitest';
import { changeMark, type NoteMark } from '#lib/sermons/notes/note-marks.ts';

/** Notes with `‹` and `›` around what is selected, before and after a mark is pressed. */
function press(shown: string, mark: NoteMark): string {
  const from = shown.indexOf('‹');
  const to = shown.indexOf('›') - 1;
  const notes = shown.replace(/[‹›]/g, '');
  const change = changeMark(notes, from, to, mark);
  const [start, end] = change.selected;
  const marked = `${change.text.slice(0, start)}‹${change.text.slice(start, end)}›${change.text.slice(end)}`;
  return notes.slice(0, change.from) + marked + notes.slice(change.to);
}

test.each<[string, NoteMark, string]>([
  ['God is ‹love›.', 'blank', 'God is [[‹love›]].'],
  ['God is [[‹love›]].', 'blank', 'God is ‹love›.'],
  ['God is ‹›', 'blank', 'God is [[‹word›]]'],
  ['‹love\nand› hope', 'blank', '[[‹love›]]\nand hope'],
  ['a ‹strong› word', 'strong', 'a **‹strong›** word'],
  ['a **‹strong›** word', 'strong', 'a ‹strong› word'],
  ['One\nT‹›wo\nThree', 'heading', 'One\n# ‹Two›\nThree'],
  ['# T‹›wo', 'heading', '‹Two›'],
  ['‹›', 'heading', '# ‹Heading›'],
])('in %j the button %s gives %j', (before, mark, after) => {
  expect(press(before, mark)).toBe(after);
});
