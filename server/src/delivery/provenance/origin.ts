import type { ObjectIdentifierValuePair } from '@sigstore/protobuf-specs';
import type { TrustRoot } from './trustRoot.ts';

type Signer = ReturnType<TrustRoot['verify']>;

/** Who built a version, as its certificate says. Null: the certificate does not say it. */
export interface Origin {
  /** Whose word it is: the service that ran the pipeline. */
  readonly issuer: string | null;
  /** Address of the repository of the sources, `https://github.com/octo/chat`. */
  readonly repository: string | null;
  readonly repository_id: string | null;
  /** `refs/heads/main`. */
  readonly ref: string | null;
  readonly commit: string | null;
  /** Address of the workflow that signed, with `@` and its ref. */
  readonly workflow: string | null;
  /** Address of the run. */
  readonly run: string | null;
  /** What the certificate was issued for: the workflow, or a mail address. */
  readonly subject: string;
}

/** Where Fulcio writes what the pipeline's own token says: https://github.com/sigstore/fulcio/blob/main/docs/oid-info.md */
const FULCIO = '1.3.6.1.4.1.57264.1';
const PLACES = { issuer: 8, workflow: 9, repository: 12, commit: 13, ref: 14, repository_id: 15, run: 21 } as const;

const LONGEST = 500;
const UTF8_STRING = 0x0c;

/** Terminals and logs obey control characters. */
const shown = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, LONGEST);

/** The text in a DER value of at most 65,535 bytes; null: it is another value. */
export function textIn(der: Buffer): string | null {
  const [tag, first = 0] = der;
  if (tag !== UTF8_STRING) return null;
  const more = first < 0x80 ? 0 : first - 0x80;
  if (more > 2 || der.length < 2 + more) return null;
  const length = more === 0 ? first : der.readUIntBE(2, more);
  const text = der.subarray(2 + more);
  return text.length === length ? shown(text.toString('utf8')) : null;
}

/** What a verified certificate says of the pipeline. */
export function originOf({ identity }: Signer): Origin {
  const oids: readonly ObjectIdentifierValuePair[] = identity?.oids ?? [];
  const at = (place: number): string | null => {
    const found = oids.find(({ oid }) => oid?.id.join('.') === `${FULCIO}.${place}`);
    return found === undefined ? null : textIn(Buffer.from(found.value));
  };
  return {
    issuer: at(PLACES.issuer),
    repository: at(PLACES.repository),
    repository_id: at(PLACES.repository_id),
    ref: at(PLACES.ref),
    commit: at(PLACES.commit),
    workflow: at(PLACES.workflow),
    run: at(PLACES.run),
    subject: shown(identity?.subjectAlternativeName ?? ''),
  };
}

/** Who built something, in a line. */
export const originText = ({ repository, ref, commit, workflow, subject, issuer }: Origin): string =>
  repository === null
    ? `${subject}, according to ${issuer ?? 'nobody'}`
    : `${repository} at ${ref ?? 'an unknown ref'}, commit ${commit ?? 'unknown'}, by ${workflow ?? subject}`;
