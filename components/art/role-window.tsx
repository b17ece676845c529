import type { ReactNode } from 'react';

export type RoleWindowSubject = 'book' | 'lamp' | 'kite' | 'guitar';

interface RoleWindowProps {
  subject: RoleWindowSubject;
  /** Distinguishes windows with the same subject on one page. */
  id?: string;
}

/** A leaded window with one object of the role in it. Decorative. */
export function RoleWindow({ subject, id = subject }: RoleWindowProps) {
  const { glass, picture } = windows[subject];
  const arch = 'M10 270V116C10 56 56 10 112 10s102 46 102 106v154Z';
  return (
    <svg aria-hidden="true" viewBox="7.5 0 209 280" fill="none">
      <clipPath id={`window-${id}`}>
        <path d={arch} />
      </clipPath>
      <g clipPath={`url(#window-${id})`}>
        <path fill={glass} d="M0 0h224v280H0z" />
        {picture}
        <path
          stroke="#fbf7f0"
          strokeOpacity=".22"
          strokeWidth="2"
          d="M10 116h204M112 10v106M10 196h204M61 22v94M163 22v94"
        />
      </g>
      <path d={arch} stroke="#1b2233" strokeWidth="5" />
      <path
        d="M20 262V117c0-53 41-97 92-97s92 44 92 97v145Z"
        stroke="#fbf7f0"
        strokeOpacity=".5"
        strokeWidth="1.5"
      />
    </svg>
  );
}

const windows: Record<RoleWindowSubject, { glass: string; picture: ReactNode }> = {
  book: {
    glass: 'var(--color-accent-deep)',
    picture: (
      <>
        <circle cx="112" cy="150" r="56" fill="#f6c667" />
        <path
          d="M112 84V62M146 92l12-19M78 92 66 73M171 117l20-11M53 117l-20-11"
          stroke="#f6c667"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path d="M0 222c40-26 78-26 112-4 34-22 72-22 112 4v58H0Z" fill="#17203f" />
        <path d="M112 170c-22-15-46-18-72-12v70c26-6 50-3 72 12Z" fill="#fbf7f0" />
        <path d="M112 170c22-15 46-18 72-12v70c-26-6-50-3-72 12Z" fill="#f2eadc" />
        <path
          d="M54 176c15-2 30 0 44 7M54 193c15-2 30 0 44 7M54 210c15-2 30 0 44 7M170 176c-15-2-30 0-44 7M170 193c-15-2-30 0-44 7M170 210c-15-2-30 0-44 7"
          stroke="#626a80"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </>
    ),
  },
  lamp: {
    glass: '#4b3f72',
    picture: (
      <>
        <circle cx="112" cy="166" r="74" fill="#b85c78" fillOpacity=".55" />
        <circle cx="112" cy="166" r="48" fill="#f0a35e" fillOpacity=".6" />
        <path d="M0 240c60-18 150-18 224 0v40H0Z" fill="#17203f" />
        <path d="M86 112c0-40 52-40 52 0" stroke="#1b2233" strokeWidth="6" />
        <path d="M84 112h56l-8-18H92Z" fill="#1b2233" />
        <path d="M84 116h56l8 92H76Z" fill="#ffd9a0" />
        <path
          d="M112 190c-13 0-19-9-17-19 2-12 13-17 17-33 4 16 15 21 17 33 2 10-4 19-17 19Z"
          fill="#bf3f1f"
        />
        <path d="M112 188c-7 0-10-5-9-11 1-6 7-9 9-18 2 9 8 12 9 18 1 6-2 11-9 11Z" fill="#f6c667" />
        <path
          d="M70 208h84v14H70ZM98 116l-3 92M126 116l3 92"
          fill="#1b2233"
          stroke="#1b2233"
          strokeWidth="3"
        />
      </>
    ),
  },
  kite: {
    glass: '#2f6650',
    picture: (
      <>
        <circle cx="60" cy="98" r="24" fill="#ffd9a0" />
        <path d="M0 222c52-40 92-30 130-8s62 16 94-2v68H0Z" fill="#1f4a39" />
        <path d="M0 250c60-26 130-22 224-4v34H0Z" fill="#17392c" />
        <path d="M150 66 182 122 138 168 106 112Z" fill="#f6c667" />
        <path d="M150 66 182 122 144 117Z" fill="#bf3f1f" />
        <path d="M106 112 138 168 144 117Z" fill="#f0a35e" />
        <path d="M150 66 138 168M106 112l76 10" stroke="#1b2233" strokeWidth="2.5" />
        <path
          d="M138 168c-2 20-30 18-34 36s-24 20-42 42"
          stroke="#fbf7f0"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path
          d="m122 186-8-9 3 15ZM104 204l-12-4 8 12ZM86 222l-12-4 8 12Z"
          fill="#fbf7f0"
          stroke="#fbf7f0"
          strokeLinejoin="round"
          strokeWidth="4"
        />
      </>
    ),
  },
  guitar: {
    glass: '#8f2f18',
    picture: (
      <>
        <path
          d="M-10 120c60-40 100 20 150-14s60-30 94-20"
          stroke="#f0a35e"
          strokeOpacity=".55"
          strokeWidth="7"
        />
        <path
          d="M-10 142c60-40 100 20 150-14s60-30 94-20"
          stroke="#f0a35e"
          strokeOpacity=".35"
          strokeWidth="7"
        />
        <path d="M0 252c70-22 150-18 224 2v26H0Z" fill="#5b1d10" />
        <g transform="rotate(24 112 170)">
          <path d="M106 34h12v110h-12z" fill="#1b2233" />
          <path d="M102 28h20l-3 26h-14Z" fill="#1b2233" />
          <path
            d="M112 132c26 0 36 17 32 34-3 12 2 16 9 27 15 24-4 55-41 55s-56-31-41-55c7-11 12-15 9-27-4-17 6-34 32-34Z"
            fill="#f6c667"
          />
          <circle cx="112" cy="180" r="16" fill="#5b1d10" />
          <path d="M94 222h36" stroke="#1b2233" strokeWidth="6" />
          <path d="M109 40v182M115 40v182" stroke="#fbf7f0" strokeWidth="1.5" />
        </g>
      </>
    ),
  },
};
