import { postPhoto } from '@amarena/shared/contracts/people/ownPhotos';
import { folderObjects } from '../../../src/delivery/store/folderObjects.ts';
import { PICTURE_FOLDERS } from '../../../src/photos/pictureStores.ts';
import { type Somebody, somebody } from '../../community/people.ts';
import { BUCKET, type S3Server } from '../../delivery/support/s3Server.ts';
import type { TestClient } from '../../support/client.ts';
import { startServer, type TestServer } from '../../support/startServer.ts';
import { upload } from '../../support/upload.ts';

process.env.AWS_ACCESS_KEY_ID = 'test';
process.env.AWS_SECRET_ACCESS_KEY = 'test';

/** A site, and what its store of pictures holds. */
export interface PhotoSite extends TestServer {
  /** Keys of all files of a picture, such as `photos/3f/…-card-….webp`. */
  filesOf(pictureId: string): Promise<string[]>;
}

/** The same secrets for all servers of a site, as in production: their data folders differ. */
const SECRETS = { SECRET: 'a secret that all servers of the site have', VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url') };

const withFiles = (server: TestServer, keys: () => Promise<string[]>): PhotoSite => ({
  ...server,
  filesOf: async (pictureId) => (await keys()).filter((key) => key.includes(pictureId.replaceAll('-', ''))),
});

export async function onFolder(): Promise<PhotoSite> {
  const server = await startServer({ environment: SECRETS });
  const { list } = folderObjects(server.config.dataDir);
  return withFiles(server, async () =>
    (await Promise.all(Object.values(PICTURE_FOLDERS).map((folder) => list(`${folder}/`)))).flat().map(({ key }) => key),
  );
}

let sites = 0;

/** Settings of a new place in the bucket. */
export function newPlace(s3: S3Server): { prefix: string; environment: Record<string, string> } {
  sites += 1;
  const prefix = `photos-${sites}/`;
  return { prefix, environment: { PHOTO_STORE: `s3://${BUCKET}/${prefix}`, S3_ENDPOINT: s3.endpoint } };
}

export async function onBucket(s3: S3Server): Promise<PhotoSite> {
  const { prefix, environment } = newPlace(s3);
  const server = await startServer({ environment: { ...environment, ...SECRETS } });
  return withFiles(server, async () => s3.keys(prefix).map((key) => key.slice(prefix.length)));
}

/** A member with an approved photo. */
export async function withPhoto(server: TestServer) {
  const owner = await somebody(server);
  const { upload: id } = await upload(server, owner.client);
  const [photo] = (await owner.client.call(postPhoto, { body: { upload: id } })).answer().profile.photos;
  if (photo === undefined || photo.locked) throw new Error('The photo was not added.');
  return { owner, photo };
}

export const cookiesOf = ({ cookies }: TestClient): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

interface Looking {
  readonly who?: Somebody;
  readonly accept?: string;
}

/** Requests a file as a browser does. */
export const look = ({ server }: Pick<TestServer, 'server'>, url: string, { who, accept = 'image/webp' }: Looking = {}) =>
  server.inject({ method: 'GET', url, headers: { accept, ...(who && { cookie: cookiesOf(who.client) }) } });
