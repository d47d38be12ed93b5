import { CutArt } from './strings.styles.ts';

/** Scissors closing on a thread; one end already curls away. */
export function Cut() {
  return (
    <CutArt aria-hidden>
      <svg viewBox="0 0 620 420" aria-hidden>
        <g fill="none" stroke="#fbe9d3" strokeWidth="7" strokeLinecap="round">
          <path d="M-1900 190C-1500 230 -1300 236 -900 206C-400 176 -120 236 60 208C140 196 196 196 262 200" />
          <path d="M330 212C392 226 420 300 372 332C330 358 296 314 330 292C372 266 452 300 462 372C466 398 460 416 450 440" />
          <path d="M262 200l14 -10M262 200l15 4M330 212l-12 -8M330 212l-14 4" strokeWidth="3" />
        </g>
        <g transform="translate(296 204)">
          <g transform="rotate(-26)">
            <path d="M-12 -10L-8 -196C-6 -210 10 -208 12 -194L16 6Z" fill="#3b1220" />
            <path d="M2 -204C8 -204 11 -200 12 -194L16 6L4 4Z" fill="#5d2334" />
            <path
              d="M-4 0L20 8C30 54 44 92 62 118C86 152 70 196 32 196C-6 196 -22 152 2 118C12 100 2 52 -4 0ZM34 132C12 132 10 174 34 174C58 174 54 132 34 132Z"
              fill="#2a0c16"
              fillRule="evenodd"
            />
          </g>
          <g transform="rotate(30)">
            <path d="M12 -10L8 -196C6 -210 -10 -208 -12 -194L-16 6Z" fill="#4a1828" />
            <path d="M-2 -204C-8 -204 -11 -200 -12 -194L-16 6L-6 4Z" fill="#7a3346" />
            <path
              d="M4 0L-20 8C-30 54 -44 92 -62 118C-86 152 -70 196 -32 196C6 196 22 152 -2 118C-12 100 -2 52 4 0ZM-34 132C-12 132 -10 174 -34 174C-58 174 -54 132 -34 132Z"
              fill="#36101d"
              fillRule="evenodd"
            />
          </g>
          <circle r="11" fill="#e9b45f" />
          <circle cx="-3" cy="-3" r="3.5" fill="#fff0cd" />
        </g>
      </svg>
    </CutArt>
  );
}
