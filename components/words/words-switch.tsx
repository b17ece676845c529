'use client';

import './words.css';

interface WordsSwitchProps<Choice extends string> {
  /** What is chosen here, for screen readers. */
  legend: string;
  labels: Readonly<Record<Choice, string>>;
  chosen: Choice;
  onChoose: (choice: Choice) => void;
  className: string;
}

/** Two or more looks at words, of which one is shown. */
export function WordsSwitch<Choice extends string>(props: WordsSwitchProps<Choice>) {
  const { legend, labels, chosen, onChoose, className } = props;
  return (
    <fieldset className={className}>
      <legend className="sr-only">{legend}</legend>
      {(Object.keys(labels) as Choice[]).map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice)}
          className="words-choice min-h-11 flex-1 bg-white font-semibold text-ink-2"
        >
          {labels[choice]}
        </button>
      ))}
    </fieldset>
  );
}
