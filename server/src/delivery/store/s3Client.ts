import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { Bucket } from './bucket.ts';

const ATTEMPTS = 3;
const CONNECT_WITHIN_IN_MS = 2_000;
const ANSWER_WITHIN_IN_MS = 10_000;

export interface Patience {
  /** Time-out of one answer in milliseconds. @default 10000 */
  readonly answerWithin?: number;
}

type Options = Patience & Pick<S3ClientConfig, 'credentials' | 'signer'>;

/** A client for one bucket. Credentials come from the standard AWS variables by default. */
export const clientOf = ({ endpoint, region }: Bucket, { answerWithin = ANSWER_WITHIN_IN_MS, ...access }: Options): S3Client =>
  new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_WITHIN_IN_MS, requestTimeout: answerWithin, throwOnRequestTimeout: true },
    // Not every compatible store supports the newer checksums; every file is checked against its own hash anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...access,
  });
