/** What a lit window without a person shows. */
export type StillLife = 'lamp' | 'plant' | 'cat' | 'books' | 'blind';

const DARK = '#3a1a2c';

const LIVES: Readonly<Record<StillLife, React.ReactNode>> = {
  lamp: (
    <>
      <path d="M50 0V40" stroke={DARK} strokeWidth="2.5" />
      <path d="M30 62a20 20 0 0 1 40 0Z" fill={DARK} />
      <circle cx="50" cy="65" r="6" fill="#fff3d6" />
    </>
  ),
  plant: (
    <>
      <path d="M36 104h30l-5 26H41Z" fill={DARK} />
      <path
        d="M51 104C51 82 44 70 26 64c0 18 8 30 25 40ZM51 104c-2-26 6-42 26-50 2 22-8 40-26 50ZM51 104c-8-20-8-38 0-56 8 18 8 36 0 56Z"
        fill={DARK}
      />
    </>
  ),
  cat: (
    <path
      d="M36 130c-4-24 2-38 14-44-4-4-5-10-4-18l8 6h10l8-6c1 8 0 14-4 18 10 8 14 22 12 44h8c8 0 10-10 4-18 12 6 12 24-4 24H34Z"
      fill={DARK}
    />
  ),
  books: (
    <>
      <path d="M8 128h84v4H8Z" fill={DARK} />
      <path d="M18 92h9v36h-9ZM29 84h11v44H29ZM42 96h8v32h-8Z" fill={DARK} />
      <path d="m56 98 9-3 11 33h-10Z" fill="#6d3440" />
    </>
  ),
  blind: (
    <path d="M0 0h100v62H0Z M0 8h100M0 17h100M0 26h100M0 35h100M0 44h100M0 53h100" fill="#6d3d38" stroke="#51292c" strokeWidth="1.6" />
  ),
};

/** A small object against the light, behind the bars of the window. */
export function Still({ life }: { life: StillLife }) {
  return (
    <svg aria-hidden viewBox="0 0 100 132" preserveAspectRatio="xMidYMax slice">
      {LIVES[life]}
      <path d="M50 0V132M0 44H100" stroke="#2a1626" strokeWidth="3" />
    </svg>
  );
}
