import type { LANDER_VIDEOS } from '@amarena/shared/contracts/landers/landerTemplates';
import cityMp4 from '../films/city.mp4';
import cityWebm from '../films/city.webm';
import cityStill from '../films/city.webp';
import eveningMp4 from '../films/evening.mp4';
import eveningWebm from '../films/evening.webm';
import eveningStill from '../films/evening.webp';
import morningMp4 from '../films/morning.mp4';
import morningWebm from '../films/morning.webm';
import morningStill from '../films/morning.webp';
import seaMp4 from '../films/sea.mp4';
import seaWebm from '../films/sea.webm';
import seaStill from '../films/sea.webp';

/** Addresses of a film's files. `still` replaces the film if nothing may move. */
export interface FilmFiles {
  readonly webm: string;
  readonly mp4: string;
  readonly still: string;
}

/** Our films, made by `tools/films`: 1280 × 960, eight seconds, silent, looping seamlessly. */
export const FILMS: Readonly<Record<(typeof LANDER_VIDEOS)[number], FilmFiles>> = {
  evening: { webm: eveningWebm, mp4: eveningMp4, still: eveningStill },
  morning: { webm: morningWebm, mp4: morningMp4, still: morningStill },
  city: { webm: cityWebm, mp4: cityMp4, still: cityStill },
  sea: { webm: seaWebm, mp4: seaMp4, still: seaStill },
};
