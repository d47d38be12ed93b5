import { useEffect, useState } from 'react';

/** A section is current when its top is above this share of the window. */
const REACHED = 0.35;

function reached(ids: readonly string[]): string | undefined {
  const page = document.documentElement;
  const atEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= page.scrollHeight - 2;
  // The last sections are too short to reach that line.
  if (atEnd) return ids.at(-1);
  const isReached = (id: string) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top < window.innerHeight * REACHED;
  };
  return ids.findLast(isReached) ?? ids[0];
}

/** The section in view, out of these ids in page order. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [section, setSection] = useState<string | undefined>(ids[0]);
  useEffect(() => {
    const look = () => setSection(reached(ids));
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [ids]);
  return section;
}
