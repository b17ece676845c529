import { expect, test } from 'vitest';
import { skyAt } from '#lib/home/greeting.ts';
import { visitorsGreeting } from '#lib/home/visitors-greeting.ts';
import { homeOriginalsEs } from '#lib/page-texts/pages/home.es.ts';
import { homeTexts } from '#lib/page-texts/pages/home.ts';

const english = homeTexts['home.headline'].original;
const spanish = homeOriginalsEs['home.headline'].original;

test.each([
  [0, 'Good night', 'night'],
  [4, 'Good night', 'night'],
  [5, 'Good morning', 'dawn'],
  [11, 'Good morning', 'dawn'],
  [12, 'Good afternoon', 'noon'],
  [17, 'Good afternoon', 'noon'],
  [18, 'Good evening', 'dusk'],
  [23, 'Good evening', 'dusk'],
])('at %i o’clock the page says %s, under the sky of %s', (hour, text, sky) => {
  expect(skyAt(hour)).toBe(sky);
  expect(english[skyAt(hour)]).toBe(text);
});

test('the hour greets before the page is hydrated, in the words of the church', () => {
  expect(visitorsGreeting(english)).toContain('"hour":18,"text":"Good evening","sky":"dusk"');
  expect(visitorsGreeting(spanish)).toContain('"hour":12,"text":"Buenas tardes","sky":"noon"');
});

test('no greeting ends the script that has it', () => {
  const script = visitorsGreeting({ ...english, noon: '</script><b>Hi' });
  expect(script).not.toContain('</script');
  expect(script).toContain('\\u003c/script>\\u003cb>Hi');
});
