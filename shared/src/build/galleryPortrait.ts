/** Stands for every photo in the gallery, so that pictures of it do not depend on a site's data. */
export const PORTRAIT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice">
  <defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e8b7a0"/><stop offset="1" stop-color="#7a2f3d"/></linearGradient></defs>
  <rect width="400" height="500" fill="url(#dusk)"/>
  <circle cx="200" cy="200" r="82" fill="#f3d8c8"/>
  <path d="M60 500c0-110 62-180 140-180s140 70 140 180z" fill="#432028"/>
</svg>`;
