const reasons = [
  {
    title: 'Because we were given to first.',
    text: 'Everything we have came to us as a gift, life and forgiveness above all. Giving some of it away is how we say thank you, and how we keep from being owned by the rest.',
  },
  {
    title: 'Because it does good here.',
    text: 'Your gifts keep the lights on and the pastors paid. They also fill the food pantry shelves, send teenagers to camp, pay an electric bill for a neighbor and support our partners overseas.',
  },
  {
    title: 'Because it is ours to decide.',
    text: 'The apostle Paul wrote that each of us should give what we have decided in our heart, and not under pressure. Some of us give a tenth of what we earn, an old practice called the tithe. Some give what they can this month.',
  },
] as const;

/** The reasons beside the ways. */
export function Reasons() {
  return (
    <aside aria-labelledby="why" className="rounded-card bg-limestone p-7 md:p-10 lg:sticky lg:top-28">
      <h2 id="why" className="text-2xl">
        Why We Give
      </h2>
      {reasons.map(({ title, text }) => (
        <p key={title} className="mt-5 text-ink-2">
          <strong className="font-semibold text-ink">{title}</strong> {text}
        </p>
      ))}
      <p className="mt-6 border-t border-ink/20 pt-5 text-ink-2">
        If you are our guest, please let the box pass you by. Your coming is gift enough.
      </p>
    </aside>
  );
}
