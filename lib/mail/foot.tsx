import { Fragment } from 'react';

/** The foot of every mail: the church's name and address, a line each. */
export function Foot({ sender, className }: { sender: readonly string[]; className?: string }) {
  return (
    <p className={className} style={foot}>
      {sender.map((line, place) => (
        <Fragment key={line}>
          {place > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}

const foot = { margin: 0, fontSize: '15px', lineHeight: '24px', color: '#4a5165' } as const;
