/** The church at night with lit windows and a signal: the screen before a service. */
export function EveningStage({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1280 720"
      preserveAspectRatio="xMidYMax slice"
      className={className}
      fill="none"
    >
      <NightSky />
      <path fill="#3d3a73" d="M0 520c180-70 330-50 500-20 200 36 330-70 520-50 110 12 180 36 260 20v250H0Z" />
      <path fill="#252a56" d="M0 580c220-50 420-30 640-4s430-52 640-26v170H0Z" />
      <LitChurch />
      <g fill="#0f1630">
        <path d="M1082 606c8-44 6-80 2-118h22c-4 40-2 76 8 118Z" />
        <path d="M960 500c-40-2-52-52-14-64-10-42 46-60 74-38 20-40 100-44 124-6 34-18 86 0 84 36 46 2 52 62 8 70-34 14-76 6-100-6-50 18-124 24-176 8Z" />
      </g>
    </svg>
  );
}

function NightSky() {
  return (
    <>
      <linearGradient id="stage-sky" x2="0" y2="1">
        <stop stopColor="#0f1630" />
        <stop offset=".55" stopColor="#2b2f63" />
        <stop offset="1" stopColor="#7d4a72" />
      </linearGradient>
      <path fill="url(#stage-sky)" d="M0 0h1280v720H0z" />
      <path
        stroke="#ffd9a0"
        strokeWidth="4"
        strokeLinecap="round"
        d="M120 96h.1M236 208h.1M330 70h.1M452 150h.1M566 52h.1M690 120h.1M742 238h.1M1120 84h.1M1212 190h.1M1160 300h.1M70 296h.1M410 262h.1M612 214h.1"
      />
      <path
        stroke="#f6c667"
        strokeWidth="3"
        strokeLinecap="round"
        strokeOpacity=".8"
        d="M868 176a40 40 0 0 0-12 28 40 40 0 0 0 12 28M932 176a40 40 0 0 1 12 28 40 40 0 0 1-12 28M842 150a76 76 0 0 0-23 54 76 76 0 0 0 23 54M958 150a76 76 0 0 1 23 54 76 76 0 0 1-23 54"
      />
    </>
  );
}

function LitChurch() {
  return (
    <>
      <g className="fill-night">
        <path d="M862 560V300l38-72 38 72v260ZM862 560H650V440l106-84 106 84Z" />
        <path d="M0 640c260-60 520-70 800-60 190 7 330 20 480 6v134H0Z" />
      </g>
      <path className="stroke-night" strokeWidth="7" strokeLinecap="round" d="M900 230v-40M886 202h28" />
      <g fill="#f6c667">
        <path d="M888 330a12 12 0 0 1 24 0v36h-24ZM886 440a14 14 0 0 1 28 0v40h-28ZM678 470a16 16 0 0 1 32 0v54h-32ZM802 470a16 16 0 0 1 32 0v54h-32Z" />
        <path fill="#f0a35e" d="M734 486a22 22 0 0 1 44 0v76h-44Z" />
      </g>
      <path fill="#f0a35e" fillOpacity=".28" d="m734 562-52 60h148l-52-60Z" />
    </>
  );
}
