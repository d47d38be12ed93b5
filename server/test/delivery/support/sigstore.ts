// The authority of certificates needs it, and does not bring it.
import 'reflect-metadata';
import { createHash, KeyObject, sign, webcrypto } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_FILE } from '@amarena/shared/federation/manifest';
import {
  BasicConstraintsExtension,
  cryptoProvider,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  type X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { temporaryFolder } from './builds.ts';

cryptoProvider.set(webcrypto as Crypto);

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const FULCIO = '1.3.6.1.4.1.57264.1';
const MINUTE = 60_000;
const LOG = 'rekor.example';

/** Who signs, as Fulcio writes it into the certificate. */
export interface Pipeline {
  readonly issuer?: string | undefined;
  readonly repository?: string | undefined;
  readonly repository_id?: string | undefined;
  readonly ref?: string | undefined;
  readonly commit?: string | undefined;
  readonly workflow?: string | undefined;
  readonly run?: string | undefined;
}

const CHAT = 'https://github.com/octo/chat';

/** The pipeline that may build `mf-chat` in these tests. */
export const PIPELINE = {
  issuer: 'https://token.actions.githubusercontent.com',
  repository: CHAT,
  repository_id: '4711',
  ref: 'refs/tags/mf-chat@1.0.0',
  commit: '3f786850e387550fdab836ed7e6dc881de23001b',
  workflow: `${CHAT}/.github/workflows/release.yml@refs/tags/mf-chat@1.0.0`,
  run: `${CHAT}/actions/runs/77/attempts/1`,
};

/** The rule that names it. */
export const RULE = {
  parts: ['mf-chat'],
  issuer: PIPELINE.issuer,
  repository: CHAT,
  repository_id: PIPELINE.repository_id,
  workflow: `${CHAT}/.github/workflows/release.yml`,
  ref_pattern: 'refs/tags/mf-chat@*',
};

/** `DELIVERY_TRUST_ROOT`: the file that vouches for the pipelines of an issuer. */
export const trusting = (file: string, issuer = PIPELINE.issuer): string => JSON.stringify({ [issuer]: file });

/** What is in a bundle. */
export interface TestBundle {
  readonly mediaType: string;
  readonly verificationMaterial: {
    readonly certificate: object;
    readonly tlogEntries: readonly object[];
    readonly timestampVerificationData: object;
  };
  readonly dsseEnvelope: object;
}

interface Wish {
  readonly pipeline?: Pipeline;
  /** What the statement says otherwise. */
  readonly statement?: Readonly<Record<string, unknown>>;
  /** Type of the payload. */
  readonly payloadType?: string;
  /** False: nothing proves when it signed. */
  readonly logged?: boolean;
  /** Milliseconds from the beginning of the certificate, which lasts ten minutes, to its signature. */
  readonly after?: number;
}

const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();
const base64 = (bytes: Uint8Array | ArrayBuffer | string): string => Buffer.from(bytes as Uint8Array).toString('base64');

const utf8String = (text: string): Buffer => {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from(bytes.length < 0x80 ? [0x0c, bytes.length] : [0x0c, 0x81, bytes.length]), bytes]);
};

const newKeys = () => webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']) as Promise<CryptoKeyPair>;
const keyOf = (key: CryptoKey): KeyObject => KeyObject.from(key);
const spkiOf = (key: CryptoKey): Buffer => keyOf(key).export({ type: 'spki', format: 'der' });
const signedBy = (keys: CryptoKeyPair, bytes: Buffer): Buffer => sign('sha256', bytes, keyOf(keys.privateKey));

const claimsOf = (pipeline: Pipeline): Extension[] => {
  const places = {
    8: pipeline.issuer,
    9: pipeline.workflow,
    12: pipeline.repository,
    13: pipeline.commit,
    14: pipeline.ref,
    15: pipeline.repository_id,
    21: pipeline.run,
  };
  return Object.entries(places).flatMap(([place, text]) =>
    text === undefined ? [] : [new Extension(`${FULCIO}.${place}`, false, new Uint8Array(utf8String(text)))],
  );
};

const preAuthenticated = (type: string, payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `), payload]);

/** An entry in a log that has nothing else in it. */
function entryFor(log: CryptoKeyPair, body: string, at: Date): object {
  const logId = sha256(spkiOf(log.publicKey));
  const time = Math.floor(at.getTime() / 1_000);
  const promised = { body: base64(body), integratedTime: time, logID: logId.toString('hex'), logIndex: 0 };
  const root = sha256(Buffer.concat([Buffer.from([0]), Buffer.from(body)]));
  const note = `${LOG}\n1\n${base64(root)}\n`;
  const noted = base64(Buffer.concat([logId.subarray(0, 4), signedBy(log, Buffer.from(note))]));
  return {
    logIndex: '0',
    logId: { keyId: base64(logId) },
    kindVersion: { kind: 'dsse', version: '0.0.1' },
    integratedTime: String(time),
    inclusionPromise: { signedEntryTimestamp: base64(signedBy(log, Buffer.from(JSON.stringify(promised)))) },
    inclusionProof: {
      logIndex: '0',
      rootHash: base64(root),
      treeSize: '1',
      hashes: [],
      checkpoint: { envelope: `${note}\n— ${LOG} ${noted}\n` },
    },
    canonicalizedBody: base64(body),
  };
}

/** The statement about a manifest, as GitHub's action writes it. */
export const statementAbout = (manifest: Buffer | string) => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: [{ name: MANIFEST_FILE, digest: { sha256: sha256(manifest).toString('hex') } }],
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: { buildType: 'https://actions.github.io/buildtypes/workflow/v1' },
    runDetails: { builder: { id: PIPELINE.workflow } },
  },
});

async function aRoot(): Promise<{ keys: CryptoKeyPair; certificate: X509Certificate }> {
  const keys = await newKeys();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: 'CN=Authority of these tests',
    notBefore: new Date('2020-01-01'),
    notAfter: new Date('2100-01-01'),
    keys,
    signingAlgorithm: ALGORITHM,
    extensions: [new BasicConstraintsExtension(true, 1, true), new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true)],
  });
  return { keys, certificate };
}

/** A sigstore of one's own: an authority that certifies pipelines, and a log. Its trust root is in a file. */
export async function openSigstore() {
  const [root, log] = [await aRoot(), await newKeys()];
  const logKey = {
    rawBytes: base64(spkiOf(log.publicKey)),
    keyDetails: 'PKIX_ECDSA_P256_SHA_256',
    validFor: { start: '2020-01-01T00:00:00Z' },
  };
  const tlog = {
    baseUrl: `https://${LOG}`,
    hashAlgorithm: 'SHA2_256',
    publicKey: logKey,
    logId: { keyId: base64(sha256(spkiOf(log.publicKey))) },
  };
  const trustRoot = {
    mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
    tlogs: [tlog],
    certificateAuthorities: [
      {
        subject: { organization: 'tests', commonName: 'Authority of these tests' },
        uri: 'https://fulcio.example',
        certChain: { certificates: [{ rawBytes: base64(root.certificate.rawData) }] },
        validFor: { start: '2020-01-01T00:00:00Z' },
      },
    ],
    ctlogs: [] as unknown[],
    timestampAuthorities: [] as unknown[],
  };
  const file = path.join(await temporaryFolder(), 'trusted_root.json');
  await writeFile(file, JSON.stringify(trustRoot));

  /** The bundle of a pipeline for a manifest. */
  async function attest(manifest: Buffer | string, wish: Wish = {}): Promise<TestBundle> {
    const { pipeline = PIPELINE, statement = {}, payloadType = 'application/vnd.in-toto+json', logged = true, after = MINUTE } = wish;
    const keys = await newKeys();
    const notBefore = new Date(Math.floor((Date.now() - 60 * MINUTE) / 1_000) * 1_000);
    const certificate = await X509CertificateGenerator.create({
      serialNumber: '02',
      subject: '',
      issuer: root.certificate.subject,
      notBefore,
      notAfter: new Date(notBefore.getTime() + 10 * MINUTE),
      publicKey: keys.publicKey,
      signingKey: root.keys.privateKey,
      signingAlgorithm: ALGORITHM,
      extensions: [
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
        new ExtendedKeyUsageExtension([ExtendedKeyUsage.codeSigning]),
        new SubjectAlternativeNameExtension([{ type: 'url', value: pipeline.workflow ?? 'https://example.com' }], true),
        ...claimsOf(pipeline),
      ],
    });
    const payload = Buffer.from(JSON.stringify({ ...statementAbout(manifest), ...statement }));
    const sig = base64(signedBy(keys, preAuthenticated(payloadType, payload)));
    const body = JSON.stringify({
      apiVersion: '0.0.1',
      kind: 'dsse',
      spec: {
        payloadHash: { algorithm: 'sha256', value: sha256(payload).toString('hex') },
        signatures: [{ signature: sig, verifier: base64(certificate.toString('pem')) }],
      },
    });
    return {
      mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
      verificationMaterial: {
        certificate: { rawBytes: base64(certificate.rawData) },
        tlogEntries: logged ? [entryFor(log, body, new Date(notBefore.getTime() + after))] : [],
        timestampVerificationData: { rfc3161Timestamps: [] },
      },
      dsseEnvelope: { payload: base64(payload), payloadType, signatures: [{ sig, keyid: '' }] },
    };
  }

  return {
    /** The file with its trust root. */
    file,
    trustRoot,
    tlog,
    attest,
    /** The bundle for the build in a folder, in a file. */
    async attestBuild(directory: string, wish: Wish = {}): Promise<string> {
      const bundle = path.join(await temporaryFolder(), 'bundle.json');
      await writeFile(bundle, `${JSON.stringify(await attest(await readFile(path.join(directory, MANIFEST_FILE)), wish))}\n`);
      return bundle;
    },
  };
}
export type Sigstore = Awaited<ReturnType<typeof openSigstore>>;
