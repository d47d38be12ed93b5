import { openAutoLikes } from '../domains/autoLikes/index.ts';
import type { Blocks } from '../domains/blocks/service.ts';
import { partnersAmong } from '../domains/chats/partners.repository.ts';
import { openContent } from '../domains/content/index.ts';
import { openEncounters } from '../domains/encounters/index.ts';
import { openLikes } from '../domains/likes/index.ts';
import { openMatch } from '../domains/match/index.ts';
import { createPhotoReview } from '../domains/moderation/photoReview.ts';
import type { Profiles } from '../domains/profiles/service.ts';
import { openSearch } from '../domains/search/index.ts';
import type { SearchReplicas } from '../domains/search/replicas/replicas.ts';
import type { SiteSettings } from '../domains/settings/service.ts';
import { openSignupSteps } from '../domains/signupSteps/index.ts';
import { openSwipe } from '../domains/swipe/index.ts';
import { openVisits } from '../domains/visits/index.ts';
import type { Api } from '../http/platform.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Live } from '../live/live.ts';
import { openPhotos } from '../photos/index.ts';
import type { PictureStores } from '../photos/pictureStores.ts';

interface Deps {
  readonly jobs: Pick<Jobs, 'add' | 'handle'>;
  readonly live: Pick<Live, 'publish'>;
  readonly settings: SiteSettings;
  readonly profiles: Profiles;
  readonly blocks: Blocks;
  readonly pictures: PictureStores;
  readonly searchReplicas: SearchReplicas;
}

/** The domains by which members meet: search, likes, the swipe game, the match finder, and their photos. */
export function openCommunity(api: Api, { jobs, live, settings, profiles, blocks, pictures, searchReplicas }: Deps) {
  const { seals } = api.platform;
  const { publish } = live;
  const likes = openLikes(api, { profiles, blocks, publish, seals, talking: partnersAmong });
  const encounters = openEncounters({
    own: profiles.own,
    likers: likes.likers,
    avoided: [blocks.idsHiddenFrom, likes.likedAmong, profiles.notInterestedIn],
  });
  openContent(api, { profiles, settings });
  return {
    likes,
    search: openSearch(api, { profiles, blocks, seals, replicas: searchReplicas, settings: settings.get }),
    autoLikes: openAutoLikes(api, { profiles, blocks, likes }),
    swipe: openSwipe(api, { encounters, likes, profiles, blocks }),
    match: openMatch(api, { encounters, likes, profiles, blocks }),
    visits: openVisits(api, { profiles, blocks, publish, seals }),
    signupSteps: openSignupSteps(api, { profiles, encounters }),
    ...openPhotos(api, { stores: pictures, jobs, own: profiles.own, review: createPhotoReview(settings.photoReview) }),
  };
}
export type Community = ReturnType<typeof openCommunity>;
