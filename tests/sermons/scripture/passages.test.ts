import { describe, expect, test } from 'vitest';
import { passagesIn } from '#lib/sermons/scripture/passages.ts';
import { inChurch } from '#tests/support/church.ts';

/** 'romans 8:28-8:39, psalms 23-23' */
const readIn = (text: string | null, language: 'en' | 'es' = 'en') =>
  inChurch({ language }, () => passagesIn(text))
    .map(({ book, from, to }) => `${book} ${from}-${to}`)
    .join(', ');

describe('a passage', () => {
  test.each([
    ['Rom 8:28-39; Ps 23', 'romans 8:28-8:39, psalms 23-23'],
    ['Romans 8, Psalm 23', 'romans 8-8, psalms 23-23'],
    ['Luke 10:25-37 and Leviticus 19:18', 'luke 10:25-10:37, leviticus 19:18-19:18'],
    ['John 3:16, 18, 20-21', 'john 3:16-3:16, john 3:18-3:18, john 3:20-3:21'],
    ['Rom 8:28; 12:1-2', 'romans 8:28-8:28, romans 12:1-12:2'],
    ['1Co 13:4–7', '1-corinthians 13:4-13:7'],
    ['II Timothy 3:16', '2-timothy 3:16-3:16'],
    ['Romans 7-9', 'romans 7-9'],
    ['Romans 8:28-9:5', 'romans 8:28-9:5'],
    ['Acts 2.42', 'acts 2:42-2:42'],
    ['Romans 8:1-39', 'romans 8-8'],
    ['Jude 3', 'jude 1:3-1:3'],
    ['Ps. 22–24 (NIV)', 'psalms 22-24'],
  ])('%s is %s', (text, passages) => expect(readIn(text)).toBe(passages));

  test.each([
    ['Ruth', 'ruth 1-4'],
    ['the book of Ruth', 'ruth 1-4'],
    ['3 John', '3-john 1-1'],
    ['Second Timothy', '2-timothy 1-4'],
  ])('that is the whole book %s has all of its chapters: %s', (text, passages) =>
    expect(readIn(text)).toBe(passages),
  );

  test.each([
    ['Genesis 50:15 - Exodus 2', 'genesis 50:15-50:26, exodus 1-2'],
    ['Matt 28:20-Mark 1:3', 'matthew 28:20-28:20, mark 1:1-1:3'],
    ['Exodus–Numbers', 'exodus 1-40, leviticus 1-27, numbers 1-36'],
  ])('across books is one of each: %s is %s', (text, passages) => expect(readIn(text)).toBe(passages));
});

test.each([
  null,
  '',
  'Selected texts',
  'Rom VIII',
  'Is it I?',
  'Mark this day',
  'Romans 99',
  'Romans 8:99',
  'Psalm 151',
  '3 Maccabees 1',
  'Wisdom from above',
  'Daniel 15',
])('%s cannot be read', (text) => expect(readIn(text)).toBe(''));

test('a church that speaks Spanish writes its books in Spanish or in English', () => {
  expect(readIn('Romanos 8; Salmo 23', 'es')).toBe('romans 8-8, psalms 23-23');
  expect(readIn('1 Corintios 13 y Psalm 23', 'es')).toBe('1-corinthians 13-13, psalms 23-23');
  expect(readIn('1 John 1; Song of Solomon 2', 'es')).toBe('1-john 1-1, song-of-songs 2-2');
  expect(readIn('Génesis 50 - Éxodo 2', 'es')).toBe('genesis 50-50, exodus 1-2');
  expect(readIn('El libro de Rut', 'es')).toBe('ruth 1-4');
});

test('names of other languages are none that an English text uses', () => {
  expect(readIn('Romanos 8', 'en')).toBe('');
});

describe('as people write them', () => {
  test.each([
    ['1 John v. 10', '1-john 5:10-5:10'],
    ['Matthew xvii. 19-21', 'matthew 17:19-17:21'],
    ['Matt. v. 3-12, vii. 1-5', 'matthew 5:3-5:12, matthew 7:1-7:5'],
    ['Psalm CXIX:105', 'psalms 119:105-119:105'],
    ['I John iv 7', '1-john 4:7-4:7'],
    ['John 3 v. 16', 'john 3:16-3:16'],
    ['Jude v. 3', 'jude 1:3-1:3'],
    ['1 & 2 Samuel', '1-samuel 1-31, 2-samuel 1-24'],
    ['1, 2 & 3 John', '1-john 1-5, 2-john 1-1, 3-john 1-1'],
    ['Jonah; 1-3 John', 'jonah 1-4, 1-john 1-5, 2-john 1-1, 3-john 1-1'],
    ['First and Second Kings', '1-kings 1-22, 2-kings 1-25'],
    ['I & II Timothy, Titus', '1-timothy 1-6, 2-timothy 1-4, titus 1-3'],
    ['Genesis 1, 2 Samuel 7', 'genesis 1-1, 2-samuel 7-7'],
    ['Mark 1 & 2 Peter 3', 'mark 1-1, 2-peter 3-3'],
    ['Luke 3, 1 & 2 John', 'luke 3-3, 1-john 1-5, 2-john 1-1'],
    ['Luke 3, 1 & 2 Samuel 4', 'luke 3-3, 2-samuel 4-4'],
    ['First Letter of Paul to the Corinthians 13', '1-corinthians 13-13'],
    ['2nd Epistle of St. Peter 1', '2-peter 1-1'],
    ...['‐', '‑', '‒', '–', '—', '―', '−', '﹣', '－', '⁃', '--'].map((hyphen) => [
      `Romans 8:28${hyphen}30`,
      'romans 8:28-8:30',
    ]),
    ['Mt 5:3f', 'matthew 5:3-5:4'],
    ['Mt 5:3-7 f.; 6:1', 'matthew 5:3-5:8, matthew 6:1-6:1'],
    ['Mt 5:3ff.', 'matthew 5:3-5:48'],
    ['Prov. 31:10–end', 'proverbs 31:10-31:31'],
    ['John 20.19 to the end', 'john 20:19-20:31'],
    ['Romans 8：28', 'romans 8:28-8:28'],
    ['Romans 8∶28', 'romans 8:28-8:28'],
  ])('%s is %s', (text, passages) => expect(readIn(text)).toBe(passages));

  test.each([
    'Ruth v. 2',
    '1 & 2 Samuel 3',
    'Jn 3,16',
    'Isaiah 52:13-53 end',
    'Matthew xxix. 1',
    'John ic. 3',
  ])('%s is certain in no reading', (text) => expect(readIn(text)).toBe(''));
});

describe('in Spanish', () => {
  test.each([
    ['Jn 3,16', 'john 3:16-3:16'],
    ['Mt 5, 1-12a', 'matthew 5:1-5:12'],
    ['Lc 15,1-3.11-32', 'luke 15:1-15:3, luke 15:11-15:32'],
    ['Ecl 3,1-8', 'ecclesiastes 3:1-3:8'],
    ['Is 52,13—53,12', 'isaiah 52:13-53:12'],
    ['Isaías 52, 13 - 53, 12', 'isaiah 52:13-53:12'],
    ['Jn 3,16; 4,1', 'john 3:16-3:16, john 4:1-4:1'],
    ['Jn 3,16; Mt 5,3 y 1 Co 13,4-7', 'john 3:16-3:16, matthew 5:3-5:3, 1-corinthians 13:4-13:7'],
    ['Mt 5,1 y 2 Co 13', 'matthew 5:1-5:1, 2-corinthians 13-13'],
    ['Ex 3, 1-8a. 13-15', 'exodus 3:1-3:8, exodus 3:13-3:15'],
    ['1 Co 12,3b-7.12-13', '1-corinthians 12:3-12:7, 1-corinthians 12:12-12:13'],
    ['Hechos 2, 42', 'acts 2:42-2:42'],
    ['Juan 3:16, 18', 'john 3:16-3:16, john 3:18-3:18'],
    ['Salmos 22 y 23', 'psalms 22-22, psalms 23-23'],
    ['1ª Corintios 13', '1-corinthians 13-13'],
    ['1.ª Corintios 13', '1-corinthians 13-13'],
    ['1a. Corintios 13', '1-corinthians 13-13'],
    ['1ra de Corintios 13', '1-corinthians 13-13'],
    ['Primera de Corintios 13', '1-corinthians 13-13'],
    ['Primera carta a los Corintios 13,4', '1-corinthians 13:4-13:4'],
    ['Primera Carta del Apóstol San Pablo a los Tesalonicenses 5', '1-thessalonians 5-5'],
    ['Primera carta de San Pedro 2', '1-peter 2-2'],
    ['2do Samuel 7', '2-samuel 7-7'],
    ['Segundo libro de los Reyes 5', '2-kings 5-5'],
    ['1 de Juan 4', '1-john 4-4'],
    ['Tercera de Juan', '3-john 1-1'],
    ['1 y 2 de Samuel', '1-samuel 1-31, 2-samuel 1-24'],
    ['Primera y Segunda de Timoteo', '1-timothy 1-6, 2-timothy 1-4'],
    ['Mateo 5 al 7', 'matthew 5-7'],
    ['Mateo 5,1 a 12', 'matthew 5:1-5:12'],
    ['Mt 5,3ss', 'matthew 5:3-5:48'],
    ['Mt 5,3 y ss.', 'matthew 5:3-5:48'],
    ['Mt 5,3s', 'matthew 5:3-5:4'],
    ['Pr 31,10 hasta el final', 'proverbs 31:10-31:31'],
    ['Romanos VIII, 28', 'romans 8:28-8:28'],
    ['Romanos 8 v. 28', 'romans 8:28-8:28'],
    ['San Juan 3,16', 'john 3:16-3:16'],
  ])('%s is %s', (text, passages) => expect(readIn(text, 'es')).toBe(passages));

  test.each(['Mateo 5, 6, 7', 'Juan v. 16', '1 y 2 Samuel 3'])('%s is certain in no reading', (text) =>
    expect(readIn(text, 'es')).toBe(''),
  );

  test('a number alone behind verses is left out', () =>
    expect(readIn('Jn 3,16; 18', 'es')).toBe('john 3:16-3:16'));
});

test('a long text of marks is read within a moment', () => {
  const begun = performance.now();
  for (const mark of ['1,', '1 & ', 'v. ', 'Jn 3,', '1f ', '-', 'primera de ', 'i ', '1 a '])
    for (const language of ['en', 'es'] as const) readIn(`Jn ${mark.repeat(300)}`.slice(0, 300), language);
  expect(performance.now() - begun).toBeLessThan(2000);
});

describe('the deuterocanonical books', () => {
  test.each([
    ['Sirach 3:2-14', 'sirach 3:2-3:14'],
    ['Sir 3:2-6, 12-14', 'sirach 3:2-3:6, sirach 3:12-3:14'],
    ['Ecclesiasticus 44', 'sirach 44-44'],
    ['Tobit 8; Judith 13', 'tobit 8-8, judith 13-13'],
    ['Book of Wisdom', 'wisdom 1-19'],
    ['Baruch 5:1-9', 'baruch 5-5'],
    ['Baruch', 'baruch 1-6'],
    ['Second Maccabees 7', '2-maccabees 7-7'],
    ['1 & 2 Maccabees', '1-maccabees 1-16, 2-maccabees 1-15'],
    ['Tobit-Judith', 'tobit 1-14, judith 1-16'],
    ['Nehemiah 13 - Job 1', 'nehemiah 13-13, esther 1-10, job 1-1'],
  ])('%s is %s', (text, passages) => expect(readIn(text)).toBe(passages));

  test.each([
    ['Eclo 3,2-6.12-14', 'sirach 3:2-3:6, sirach 3:12-3:14'],
    ['Eclesiástico 3', 'sirach 3-3'],
    ['Sirach 3:2', 'sirach 3:2-3:2'],
    ['Tobías 8; Judit 13', 'tobit 8-8, judith 13-13'],
    ['Sb 2,12', 'wisdom 2:12-2:12'],
    ['Sabiduría 2', 'wisdom 2-2'],
    ['Baruc 5,1-4', 'baruch 5:1-5:4'],
    ['Segundo libro de los Macabeos 7,1-2', '2-maccabees 7:1-7:2'],
  ])('%s is %s in Spanish', (text, passages) => expect(readIn(text, 'es')).toBe(passages));

  test.each([
    ['Esther 14:1', 'esther 14:1-14:1'],
    ['Greek Esther 4', 'esther 4-4'],
    ['Esther', 'esther 1-10'],
    ['Esther 10', 'esther 10-10'],
    ['Daniel 3:52-90', 'daniel 3:52-3:90'],
    ['Daniel 3:1-30', 'daniel 3-3'],
    ['Daniel', 'daniel 1-12'],
    ['Daniel 11-12', 'daniel 11-12'],
    ['Susanna', 'daniel 13-13'],
    ['Bel and the Dragon 1:3', 'daniel 14:3-14:3'],
    ['Prayer of Azariah 1:3', 'daniel 3:26-3:26'],
    ['Letter of Jeremiah 1:3', 'baruch 6:3-6:3'],
  ])('what they add to Esther, Daniel and Baruch is read there: %s is %s', (text, passages) =>
    expect(readIn(text)).toBe(passages),
  );
});
