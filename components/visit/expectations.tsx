const expectations = [
  {
    name: 'Casual atmosphere',
    text: 'Come as you are. There is no dress code, no assigned seat and no moment when visitors are asked to stand.',
  },
  {
    name: 'Contemporary worship',
    text: 'Songs led by a band, with guitars, drums and the odd fiddle. If loud is hard for you, there are earplugs at the welcome desk.',
  },
  {
    name: 'Practical messages',
    text: 'The sermon starts with the Bible and ends on Monday morning: what this means for work, money, family and sleep.',
  },
  {
    name: 'Children’s program',
    text: 'Nursery through fifth grade, in bright rooms with screened and trained leaders. A tag matches every child to a grown-up.',
  },
] as const;

/** What to Expect on a first visit: four things. */
export function Expectations() {
  return (
    <div className="grid gap-10 lg:grid-cols-12">
      <h2 id="expect" className="text-3xl lg:col-span-4">
        What to Expect
      </h2>
      <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:col-span-8">
        {expectations.map(({ name, text }) => (
          <li key={name} className="border-t-2 border-ink pt-4">
            <h3 className="text-lg">{name}</h3>
            <p className="mt-2 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
