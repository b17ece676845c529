'use client';

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
          className="min-h-11 flex-1 border-[1.5px] border-rule bg-white px-3.5 text-[0.9375rem] font-semibold text-ink-2 first-of-type:rounded-s-control last-of-type:rounded-e-control last-of-type:border-s-0 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white"
        >
          {labels[choice]}
        </button>
      ))}
    </fieldset>
  );
}
