const values = [
  {
    name: 'Love God',
    text: 'Everything else grows from this. We sing, pray and rest because God loved us first, and we would rather do a few things gladly than many things tired.',
  },
  {
    name: 'Biblical Truth',
    text: 'We read the Bible a passage at a time, in its setting, and let it correct us. You are welcome to ask hard questions of it. So do we.',
  },
  {
    name: 'Authentic Community',
    text: 'Nobody here has it all together, and nobody is asked to pretend. We eat at one another’s tables, tell the truth kindly, and stay when it is difficult.',
  },
  {
    name: 'Missional Living',
    text: 'Faith goes out of the door with you. At work, at school and over the fence, we look for ways to be useful and to speak of the hope we have.',
  },
] as const;

/** The four values, each a ruled line of its own. */
export function Values() {
  return (
    <div className="grid gap-10 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 id="values" className="text-3xl">
          Four things we will not trade
        </h2>
        <p className="mt-4 text-ink-2">
          When we have to choose what to do, or what to stop doing, we come back to these.
        </p>
      </div>
      <dl className="border-t border-ink/25 lg:col-span-8">
        {values.map(({ name, text }) => (
          <div
            key={name}
            className="grid gap-x-8 gap-y-2 border-b border-ink/25 py-7 sm:grid-cols-[13rem_1fr]"
          >
            <dt className="font-display text-xl font-[560] tracking-tight">{name}</dt>
            <dd className="measure text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
