import type { LiveEvent } from '@amarena/shared/contracts/live';
import type { Config } from '../config.ts';
import type { Db } from '../db/schema.ts';
import { registerAutoLikes } from '../domains/autoLikes/routes.ts';
import { createAutoLikes } from '../domains/autoLikes/service.ts';
import { registerBlocks } from '../domains/blocks/routes.ts';
import { createBlocks } from '../domains/blocks/service.ts';
import { registerContent } from '../domains/content/routes.ts';
import { createEncounters } from '../domains/encounters/service.ts';
import { registerLikes } from '../domains/likes/routes.ts';
import { createLikes } from '../domains/likes/service.ts';
import { registerMatch } from '../domains/match/routes.ts';
import { createMatch } from '../domains/match/service.ts';
import type { PhotoReview } from '../domains/moderation/photoReview.ts';
import { registerProfiles } from '../domains/profiles/routes.ts';
import { createProfiles } from '../domains/profiles/service.ts';
import { registerSearch, type SearchSettings } from '../domains/search/routes.ts';
import { createSearch } from '../domains/search/service.ts';
import { registerSignupSteps } from '../domains/signupSteps/routes.ts';
import { createSignupSteps } from '../domains/signupSteps/service.ts';
import { registerSwipe } from '../domains/swipe/routes.ts';
import { createSwipe } from '../domains/swipe/service.ts';
import { registerVisits } from '../domains/visits/routes.ts';
import { createVisits } from '../domains/visits/service.ts';
import type { Api } from '../http/platform.ts';
import type { Seals } from '../http/seals.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { openPhotos } from '../photos/index.ts';
import { registerIntake, registerOwnPhotos, registerPhotos } from '../photos/routes.ts';

export interface CommunityPorts {
  readonly jobs: Pick<Jobs, 'add' | 'handle'>;
  publish(db: Db, memberId: string, event: LiveEvent): Promise<void>;
  readonly photoReview: PhotoReview;
  /** Hides the content of a cursor from the client that stores it. */
  readonly seals: Seals;
  /** Those of `ids` with whom the member has a conversation. */
  talking(db: Db, memberId: string, ids: readonly string[]): Promise<string[]>;
}

/** The domains by which members meet: profiles, search, likes, blocks and their photos. */
export function createCommunity({ dataDir }: Pick<Config, 'dataDir'>, { publish, jobs, photoReview, seals, talking }: CommunityPorts) {
  const blocks = createBlocks();
  const profiles = createProfiles({ blocks });
  const likes = createLikes({ profiles, blocks, publish, seals, talking });
  const encounters = createEncounters({
    own: profiles.own,
    likers: likes.likers,
    avoided: [blocks.idsHiddenFrom, likes.likedAmong, profiles.notInterestedIn],
  });
  return {
    blocks,
    profiles,
    search: createSearch({ profiles, blocks, seals }),
    likes,
    autoLikes: createAutoLikes({ profiles, blocks, likes }),
    swipe: createSwipe({ encounters, likes, profiles, blocks }),
    match: createMatch({ encounters, likes, profiles, blocks }),
    visits: createVisits({ profiles, blocks, publish, seals }),
    signupSteps: createSignupSteps({ profiles, encounters }),
    ...openPhotos({ dataDir, jobs, own: profiles.own, review: photoReview }),
  };
}
export type Community = ReturnType<typeof createCommunity>;

export function registerCommunity(api: Api, community: Community, settings: SearchSettings): void {
  const { blocks, profiles, search, likes, autoLikes, swipe, match, visits, signupSteps, photos, intake, ownPhotos } = community;
  registerProfiles(api, profiles);
  registerSearch(api, search, settings);
  registerLikes(api, likes);
  registerAutoLikes(api, autoLikes);
  registerBlocks(api, blocks);
  registerSwipe(api, swipe);
  registerMatch(api, match);
  registerVisits(api, visits);
  registerSignupSteps(api, signupSteps);
  registerContent(api, profiles);
  registerIntake(api, intake);
  registerOwnPhotos(api, ownPhotos);
  registerPhotos(api, photos);
}
