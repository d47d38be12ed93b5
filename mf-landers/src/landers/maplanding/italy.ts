import type { DrawnMap } from './drawnMap.ts';

/**
 * Italy as dots, drawn for this page from the public-domain borders of Natural Earth: every dot belongs to the region
 * at its grid position. Two units across are one step of the grid, one unit down is one row.
 */
export const italy: DrawnMap = {
  width: 118,
  height: 90,
  regions: {
    abruzzo: {
      centre: [71, 37],
      dots: 'M70 32h0M67 33h0m2 0h0m2 0h0M66 34h0m2 0h0m2 0h0m2 0h0M65 35h0m2 0h0m2 0h0m2 0h0m2 0h0M66 36h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M67 37h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M64 38h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M67 39h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M68 40h0m2 0h0m2 0h0',
    },
    basilicata: {
      centre: [92, 50],
      dots: 'M88 46h0m2 0h0M87 47h0m2 0h0m2 0h0m2 0h0M86 48h0m2 0h0m2 0h0m2 0h0m2 0h0m4 0h0M87 49h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M88 50h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M89 51h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M90 52h0m2 0h0m2 0h0m2 0h0m2 0h0M89 53h0m2 0h0m2 0h0m2 0h0M92 54h0m2 0h0',
    },
    calabria: {
      centre: [95, 61],
      dots: 'M97 53h0M90 54h0m6 0h0M91 55h0m2 0h0m2 0h0M90 56h0m2 0h0m2 0h0m2 0h0M91 57h0m2 0h0m2 0h0m2 0h0m2 0h0M92 58h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M93 59h0m2 0h0m2 0h0m2 0h0m2 0h0M94 60h0m2 0h0m2 0h0m2 0h0m2 0h0M93 61h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M94 62h0m2 0h0m2 0h0M95 63h0M90 64h0m2 0h0m2 0h0m2 0h0M91 65h0m2 0h0m2 0h0m2 0h0M90 66h0m2 0h0m2 0h0m2 0h0M89 67h0m2 0h0m2 0h0M88 68h0m2 0h0m2 0h0M89 69h0m2 0h0',
    },
    campania: {
      centre: [80, 47],
      dots: 'M71 43h0m4 0h0m4 0h0m2 0h0M72 44h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M71 45h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M72 46h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M73 47h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M78 48h0m2 0h0m2 0h0m2 0h0M81 49h0m2 0h0m2 0h0M82 50h0m2 0h0m2 0h0M83 51h0m2 0h0m2 0h0M82 52h0m2 0h0m2 0h0m2 0h0M85 53h0m2 0h0',
    },
    'emilia-romagna': {
      centre: [43, 19],
      dots: 'M29 15h0m4 0h0M28 16h0m2 0h0m2 0h0m2 0h0m2 0h0m4 0h0m12 0h0M27 17h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M28 18h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M29 19h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M28 20h0m2 0h0m4 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M37 21h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M38 22h0m2 0h0m2 0h0m2 0h0m4 0h0m2 0h0m2 0h0m2 0h0m2 0h0M51 23h0m2 0h0m2 0h0m2 0h0M50 24h0m2 0h0m2 0h0m2 0h0m2 0h0M53 25h0m2 0h0',
    },
    'friuli-venezia-giulia': {
      centre: [62, 7],
      dots: 'M60 4h0m2 0h0m2 0h0m2 0h0M59 5h0m2 0h0m2 0h0m2 0h0m2 0h0M56 6h0m2 0h0m2 0h0m2 0h0m2 0h0M59 7h0m2 0h0m2 0h0m2 0h0m2 0h0M58 8h0m2 0h0m2 0h0m2 0h0m2 0h0M59 9h0m2 0h0m2 0h0m2 0h0m2 0h0M66 10h0',
    },
    lazio: {
      centre: [60, 38],
      dots: 'M51 33h0m14 0h0M50 34h0m2 0h0m2 0h0m8 0h0m2 0h0M49 35h0m2 0h0m2 0h0m2 0h0m6 0h0m2 0h0M50 36h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M51 37h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M52 38h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M55 39h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M56 40h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M57 41h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M58 42h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M63 43h0m2 0h0m2 0h0m2 0h0M68 44h0m2 0h0',
    },
    liguria: {
      centre: [20, 21],
      dots: 'M23 19h0m2 0h0m2 0h0M16 20h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M15 21h0m2 0h0m10 0h0m2 0h0M16 22h0m14 0h0m2 0h0M11 23h0m2 0h0m2 0h0M10 24h0m2 0h0m2 0h0',
    },
    lombardia: {
      centre: [31, 11],
      dots: 'M34 4h0M27 5h0m8 0h0m2 0h0m2 0h0M26 6h0m2 0h0m2 0h0m2 0h0m4 0h0m2 0h0M25 7h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M24 8h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M21 9h0m4 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M20 10h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M21 11h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M22 12h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M21 13h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M20 14h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M21 15h0m2 0h0m2 0h0m2 0h0m4 0h0m4 0h0m2 0h0m2 0h0m2 0h0m2 0h0M24 16h0m2 0h0m12 0h0m4 0h0m2 0h0m2 0h0M25 17h0M26 18h0',
    },
    marche: {
      centre: [64, 28],
      dots: 'M60 24h0M57 25h0m2 0h0m2 0h0m2 0h0M56 26h0m2 0h0m2 0h0m2 0h0m2 0h0M59 27h0m2 0h0m2 0h0m2 0h0m2 0h0M60 28h0m2 0h0m2 0h0m2 0h0m2 0h0M61 29h0m2 0h0m2 0h0m2 0h0m2 0h0M62 30h0m2 0h0m2 0h0m2 0h0m2 0h0M63 31h0m2 0h0m2 0h0m2 0h0M64 32h0m2 0h0m2 0h0',
    },
    molise: {
      centre: [78, 41],
      dots: 'M79 39h0m2 0h0m2 0h0M74 40h0m2 0h0m2 0h0m2 0h0m2 0h0M73 41h0m2 0h0m2 0h0m2 0h0m2 0h0M74 42h0m2 0h0m2 0h0m2 0h0M73 43h0m4 0h0',
    },
    piemonte: {
      centre: [13, 15],
      dots: 'M17 5h0M16 6h0M15 7h0m2 0h0m2 0h0M14 8h0m2 0h0m2 0h0m2 0h0M13 9h0m2 0h0m2 0h0m2 0h0M14 10h0m2 0h0m2 0h0M13 11h0m2 0h0m2 0h0m2 0h0M8 12h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M7 13h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M6 14h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M1 15h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M2 16h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M5 17h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M6 18h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M3 19h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M4 20h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M5 21h0m2 0h0m2 0h0m2 0h0m2 0h0M6 22h0m2 0h0m4 0h0m2 0h0',
    },
    puglia: {
      centre: [98, 46],
      dots: 'M91 39h0M84 40h0m2 0h0m2 0h0m2 0h0m2 0h0M83 41h0m2 0h0m2 0h0m2 0h0m2 0h0M82 42h0m2 0h0m2 0h0m2 0h0m2 0h0M83 43h0m2 0h0m2 0h0m2 0h0m2 0h0M86 44h0m2 0h0m2 0h0m2 0h0m2 0h0M85 45h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M92 46h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M95 47h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M96 48h0m4 0h0m2 0h0m2 0h0m2 0h0m2 0h0M99 49h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M100 50h0m4 0h0m2 0h0m2 0h0m2 0h0m2 0h0M105 51h0m2 0h0m2 0h0m2 0h0m2 0h0M112 52h0m2 0h0M113 53h0m2 0h0M112 54h0m2 0h0',
    },
    sardegna: {
      centre: [24, 53],
      dots: 'M25 45h0m2 0h0M16 46h0m8 0h0m2 0h0m2 0h0M21 47h0m2 0h0m2 0h0m2 0h0m2 0h0M16 48h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M17 49h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M18 50h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M19 51h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M20 52h0m2 0h0m2 0h0m2 0h0m2 0h0M19 53h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M18 54h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M19 55h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M18 56h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M19 57h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M18 58h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M19 59h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M16 60h0m2 0h0m2 0h0m2 0h0m6 0h0M21 61h0m2 0h0M22 62h0',
    },
    sicilia: {
      centre: [74, 72],
      dots: 'M81 65h0M87 67h0M60 68h0m4 0h0m2 0h0m14 0h0m2 0h0m2 0h0m2 0h0M53 69h0m6 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M58 70h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M59 71h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M62 72h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M65 73h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M68 74h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M71 75h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M76 76h0m2 0h0m2 0h0m2 0h0m2 0h0M77 77h0m2 0h0m2 0h0m2 0h0M78 78h0m2 0h0m2 0h0',
    },
    toscana: {
      centre: [44, 28],
      dots: 'M32 20h0M31 21h0m2 0h0m2 0h0M34 22h0m2 0h0m10 0h0M35 23h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M36 24h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M37 25h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M36 26h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M37 27h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M38 28h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M39 29h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M40 30h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M39 31h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M42 32h0m2 0h0m2 0h0m2 0h0m2 0h0M37 33h0m6 0h0m2 0h0m2 0h0m2 0h0M34 34h0m10 0h0m2 0h0m2 0h0M45 35h0m2 0h0M42 36h0',
    },
    'trentino-alto-adige': {
      centre: [45, 5],
      dots: 'M45 1h0m2 0h0m2 0h0m2 0h0m2 0h0M38 2h0m2 0h0m4 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M37 3h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M38 4h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M41 5h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M40 6h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M39 7h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M38 8h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M39 9h0m2 0h0m2 0h0m2 0h0M42 10h0m2 0h0',
    },
    umbria: {
      centre: [57, 31],
      dots: 'M55 27h0m2 0h0M54 28h0m2 0h0m2 0h0M53 29h0m2 0h0m2 0h0m2 0h0M52 30h0m2 0h0m2 0h0m2 0h0m2 0h0M53 31h0m2 0h0m2 0h0m2 0h0m2 0h0M52 32h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M53 33h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M56 34h0m2 0h0m2 0h0M57 35h0m2 0h0',
    },
    'valle-d-aosta': { centre: [8, 10], dots: 'M7 9h0m2 0h0m2 0h0M2 10h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M5 11h0m2 0h0m2 0h0m2 0h0M6 12h0' },
    veneto: {
      centre: [51, 11],
      dots: 'M54 4h0m2 0h0m2 0h0M53 5h0m2 0h0m2 0h0M52 6h0m2 0h0M53 7h0m2 0h0m2 0h0M50 8h0m2 0h0m2 0h0m2 0h0M47 9h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M46 10h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M41 11h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M40 12h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m4 0h0M41 13h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M42 14h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M45 15h0m2 0h0m2 0h0m2 0h0m2 0h0m2 0h0M48 16h0m2 0h0m4 0h0m2 0h0M57 17h0',
    },
  },
};
