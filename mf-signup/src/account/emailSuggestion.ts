/** Popular mail providers of the countries we serve, which people often mistype. */
const DOMAINS = [
  'gmail.com',
  'libero.it',
  'hotmail.com',
  'hotmail.it',
  'outlook.com',
  'yahoo.com',
  'yahoo.it',
  'icloud.com',
  'virgilio.it',
  'alice.it',
  'tiscali.it',
  'live.com',
  'gmx.de',
  'web.de',
  'orange.fr',
  'laposte.net',
  'ziggo.nl',
  'wp.pl',
  'onet.pl',
];
/** Above this distance, two domains count as different. */
const MOST_SLIPS = 2;

/** Edit distance between two words: letters missing, added, wrong or swapped. */
function slips(typed: string, meant: string): number {
  const rows: number[][] = [Array.from({ length: meant.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= typed.length; i += 1) {
    const above = rows[i - 1] ?? [];
    const row = [i];
    for (let j = 1; j <= meant.length; j += 1) {
      const same = typed[i - 1] === meant[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1];
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + same,
        swapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(row);
  }
  return rows[typed.length]?.[meant.length] ?? 0;
}

/** The address that was probably meant, if the domain looks like a mistyped provider; null otherwise. */
export function emailSuggestion(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || domain.length < 4 || DOMAINS.includes(domain)) return null;
  const nearest = DOMAINS.map((meant) => ({ meant, distance: slips(domain, meant) })).sort((a, b) => a.distance - b.distance)[0];
  if (nearest === undefined || nearest.distance > MOST_SLIPS || nearest.distance > domain.length / 4) return null;
  return `${email.slice(0, at + 1)}${nearest.meant}`;
}
