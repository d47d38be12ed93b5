import { DoorArt } from './door.styles.ts';

/** A dark wall, the door ajar, its brass number, and the light that comes out. */
export function Door() {
  return (
    <DoorArt aria-hidden>
      <svg viewBox="0 0 720 900" preserveAspectRatio="xMaxYMax slice" aria-hidden>
        <path d="M0 0H720V900H0Z" fill="#1c0b10" />
        <path d="M0 772H720V900H0Z" fill="#12060a" />
        <path d="M0 764H720V772H0Z" fill="#2b1218" />
        <path d="M332 112H664V772H332Z" fill="#2e131a" />
        <path d="M348 128H648V772H348Z" fill="#f6b765" />
        <path d="M348 128H450L400 772H348Z" fill="#ffdf9f" />
        <path d="M348 772H648L470 900H-120Z" fill="#a8502f" />
        <path d="M348 772H412L60 900H-120Z" fill="#e8914f" />
        <path d="M648 128L470 66V842L648 772Z" fill="#7c1226" />
        <path d="M648 128L634 123V777L648 772Z" fill="#4f0b18" />
        <path d="M618 148L500 108V398L618 408ZM618 452L500 446V790L618 750Z" fill="#650e1f" />
        <path d="M618 148L500 108V116L610 154V407L618 408ZM618 452L500 446V454L610 460V753L618 750Z" fill="#8f1b31" />
        <circle cx="494" cy="452" r="15" fill="#e2b45c" />
        <circle cx="490" cy="447" r="5" fill="#fff0cd" />
        <g transform="translate(559 262) skewY(10)">
          <circle r="47" fill="#3a0913" />
          <circle r="47" fill="none" stroke="#e2b45c" strokeWidth="5" />
          <text
            y="14"
            textAnchor="middle"
            fill="#f2cb7d"
            fontFamily="var(--font-display)"
            fontWeight="560"
            fontSize="42"
            letterSpacing="-2"
          >
            18+
          </text>
        </g>
      </svg>
    </DoorArt>
  );
}
