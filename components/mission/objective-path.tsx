import { CreekBend } from '@/components/art/creek-bend';
import { objectives } from './objectives';

/** The four objectives along a creek that bends from one bank to the other and widens on its way. */
export function ObjectivePath() {
  return (
    <ol className="mt-12 md:mt-20">
      {objectives.map(({ name, to, text }, index) => (
        <li key={name} className="grid grid-cols-[56px_1fr] gap-x-6 md:grid-cols-[1fr_160px_1fr] md:gap-x-10">
          <CreekBend step={index} className="col-start-1 row-start-1 h-full w-full md:col-start-2" />
          <div
            className={`col-start-2 row-start-1 py-8 md:py-14 ${
              index % 2 === 0 ? 'md:col-start-1 md:text-right' : 'md:col-start-3'
            }`}
          >
            <h3 className="text-4xl">{name}</h3>
            <p className="mt-1 font-display text-lg text-ink-2 italic">{to}</p>
            <p className={`mt-4 max-w-[46ch] text-ink-2 ${index % 2 === 0 ? 'md:ml-auto' : ''}`}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
