/** The footer's upper edge: hills at night, with one lit window. */
export function FooterHills() {
  return (
    <svg
      aria-hidden="true"
      data-decoration
      viewBox="0 0 1440 190"
      preserveAspectRatio="xMidYMax slice"
      className="-mb-px block h-14 w-full footer-hills md:h-[clamp(110px,13vw,190px)]"
    >
      <path
        fill="var(--color-dusk)"
        d="M0 92c120-40 220-52 330-34 96 16 170 44 268 36 130-11 200-66 330-64 120 2 190 56 300 60 84 3 150-22 212-40v180H0Z"
      />
      <path
        fill="var(--color-twilight)"
        d="M0 128c140-34 260-30 400-8 150 24 250 20 390-10 140-30 250-34 370-8 110 24 190 24 280 6v120H0Z"
      />
      <path
        fill="var(--color-night)"
        d="M0 158c180-20 340-26 520-10 170 15 300 16 470-2 150-16 300-16 450 8v80H0Z"
      />
      <g fill="var(--color-night)">
        <path d="M1086 142v-30l17-16 17 16v30Z" />
        <path d="M1096 98V70l7-22 7 22v28ZM1120 142v-22h34v24Z" />
      </g>
      <path fill="var(--color-gold)" d="M1129 126h7v9h-7ZM1100.500 74h5v9h-5Z" />
      <g fill="var(--color-night)">
        <path d="M300 142c2-10 3-16 1-24-18 4-34-6-32-20-14-2-16-20-2-24 0-16 22-20 30-8 10-12 34-6 32 10 14 0 20 18 8 24 2 14-16 22-30 16-1 8 0 16 3 26Z" />
      </g>
    </svg>
  );
}
