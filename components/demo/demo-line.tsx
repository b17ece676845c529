import { PageScript } from '#components/ui/page-script.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { messages } from '#lib/language/messages.ts';
import { demoLineId, tellsOfReset } from './demo-scripts.ts';
import { lineStyles } from './demo-styles.ts';

/** On every page of a demo: the line that shows for the minutes before everything begins again, and once it has. */
export function DemoLine() {
  const { soon, done } = messages.demoNotice;
  const words = { 'data-soon': soon, 'data-done': done };
  return (
    <>
      <style>{lineStyles}</style>
      <Static>
        <p id={demoLineId} className="demo-line on-dark" role="status" popover="manual" hidden {...words} />
      </Static>
      <PageScript text={tellsOfReset} />
    </>
  );
}
