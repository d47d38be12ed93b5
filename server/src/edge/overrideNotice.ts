import { escaped } from '../pages/escaped.ts';
import { criticalStyle } from './criticalStyle.ts';
import type { OverrideProblem } from './overrideWishes.ts';

const STYLE = `body{max-width:68ch;margin:10vh auto;padding:0 16px;font:1rem/1.55 system-ui,sans-serif}
a{color:LinkText}code{overflow-wrap:anywhere}li{margin-block:12px}`;

const item = ({ wish, why, remedy }: OverrideProblem): string =>
  `<li><code>${escaped(wish || '(nothing)')}</code><br>${escaped(why)}<br>${escaped(remedy)}</li>`;

/** The page that a developer gets if an override cannot be set. */
export const overrideNotice = ({
  problems,
  address,
  nonce,
}: {
  problems: readonly OverrideProblem[];
  address: string;
  nonce: string;
}): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>The override was not set</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${criticalStyle('empty')}
${STYLE}</style>
</head>
<body>
<main>
<h1>The override was not set</h1>
<ul>
${problems.map(item).join('\n')}
</ul>
<p>Nothing was changed in this browser. <a href="${escaped(address)}">Go on with what it had</a>, or <a href="?remote=none">end all overrides</a>.</p>
</main>
</body>
</html>
`;
