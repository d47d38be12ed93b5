import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ConfigProblem, readConfig } from '../../src/config.ts';
import { activate } from '../../src/delivery/activate.ts';
import { temporaryFolder } from './support/builds.ts';
import { exactly, openDemanding, publishAttested, settings, sigstore, withSigstore } from './support/provenance.ts';
import { openSigstore, PIPELINE, RULE, trusting } from './support/sigstore.ts';

withSigstore();

describe('the settings', () => {
  const problemOf = (environment: Record<string, string>): ConfigProblem => {
    try {
      readConfig(environment);
    } catch (error) {
      if (error instanceof ConfigProblem) return error;
    }
    throw new Error('expected a problem');
  };

  it('are empty by default: no part needs provenance', () => {
    expect(readConfig({}).deliveryProvenance).toEqual({ rules: [], roots: [] });
  });

  it('take several trust roots, one a line', async () => {
    const file = path.join(await temporaryFolder(), 'roots.jsonl');
    const line = JSON.stringify(sigstore.trustRoot);
    await writeFile(file, `${JSON.stringify((await openSigstore()).trustRoot)}\n${line}\n`);
    const delivery = await openDemanding(settings([RULE], file));
    await publishAttested(delivery);
    expect((await activate(delivery, 'mf-chat', '1.0.0')).ok).toBe(true);
  });

  it.each([
    ['is a file for every issuer', () => sigstore.file, 'which file vouches for which issuer'],
    ['is empty', () => '{}', 'which file vouches for which issuer'],
    ['has an issuer in clear text', () => trusting(sigstore.file, 'http://ci.octo.example'), 'which file vouches for which issuer'],
    ['lacks the issuer of a rule', () => trusting(sigstore.file, 'https://ci.octo.example'), `no file for ${RULE.issuer}`],
  ])('stop the start if the trust root %s', (_what, root, why) => {
    const problem = problemOf({ DELIVERY_PROVENANCE: JSON.stringify([RULE]), DELIVERY_TRUST_ROOT: root() });
    expect([problem.settings, problem.message]).toEqual([['DELIVERY_TRUST_ROOT'], expect.stringContaining(why)]);
  });

  it('need no number of a repository that another service than GitHub names', () => {
    const elsewhere = { ...RULE, issuer: 'https://gitlab.com', repository_id: undefined };
    const { rules } = readConfig({
      DELIVERY_PROVENANCE: JSON.stringify([elsewhere]),
      DELIVERY_TRUST_ROOT: trusting(sigstore.file, 'https://gitlab.com'),
    }).deliveryProvenance;
    expect(rules).toHaveLength(1);
  });

  it('stop the start if rules name no trust root', () => {
    expect(problemOf({ DELIVERY_PROVENANCE: JSON.stringify([RULE]) }).settings).toEqual(['DELIVERY_TRUST_ROOT']);
  });

  it.each([
    ['does not exist', null],
    ['is empty', ''],
    ['is not JSON', '{'],
    ['is something else', '{"mediaType": "application/json"}'],
    ['has no authority', '{"mediaType": "application/vnd.dev.sigstore.trustedroot+json;version=0.1"}'],
    [
      'has one without a certificate',
      '{"mediaType": "application/vnd.dev.sigstore.trustedroot+json;version=0.1", "tlogs": [{}], "certificateAuthorities": [{}]}',
    ],
  ])('stop the start if the file of the trust root %s', async (_what, content) => {
    const file = path.join(await temporaryFolder(), 'root.json');
    if (content !== null) await writeFile(file, content);
    expect(problemOf({ DELIVERY_TRUST_ROOT: trusting(file) }).settings).toEqual(['DELIVERY_TRUST_ROOT']);
  });

  it('stop the start if a trust root has nothing that dates a signature', async () => {
    const file = path.join(await temporaryFolder(), 'root.json');
    await writeFile(file, JSON.stringify({ ...sigstore.trustRoot, tlogs: [] }));
    expect(problemOf(settings([RULE], file)).message).toContain('neither a log nor a timestamp authority');
  });

  it.each([
    ['not JSON', '{'],
    ['no list', '{}'],
    ['no repository', JSON.stringify([{ ...RULE, repository: undefined }])],
    ['no workflow', JSON.stringify([{ ...RULE, workflow: undefined }])],
    ['no ref', JSON.stringify([{ ...RULE, ref_pattern: undefined }])],
    ['a ref and a pattern', JSON.stringify([{ ...RULE, ref: PIPELINE.ref }])],
    ['the beginning of a ref', JSON.stringify([exactly('refs/tags/mf-chat@*')])],
    ['the beginning of a branch', JSON.stringify([exactly('refs/heads/main*')])],
    ['a pattern of branches that begin alike', JSON.stringify([{ ...RULE, ref_pattern: 'refs/heads/main*' }])],
    ['a pattern of every branch', JSON.stringify([{ ...RULE, ref_pattern: 'refs/heads/*' }])],
    ['a pattern of every ref', JSON.stringify([{ ...RULE, ref_pattern: '*' }])],
    ['a pattern without an open end', JSON.stringify([{ ...RULE, ref_pattern: 'refs/tags/mf-chat@1.0.0' }])],
    ['a pattern with two', JSON.stringify([{ ...RULE, ref_pattern: 'refs/tags/*@*' }])],
    ['a workflow at any tag', JSON.stringify([{ ...RULE, workflow: `${RULE.workflow}@refs/tags/*` }])],
    ['a repository of GitHub without its id', JSON.stringify([{ ...RULE, repository_id: undefined }])],
    ['an issuer that is no address', JSON.stringify([{ ...RULE, issuer: 'https://:::' }])],
    ['a name in place of an id', JSON.stringify([{ ...RULE, repository_id: 'octo/chat' }])],
    [
      'a repository of an enterprise on GitHub without its id',
      JSON.stringify([{ ...RULE, repository_id: undefined, issuer: `${RULE.issuer}/octo` }]),
    ],
    [
      'a repository of a GitHub of one’s own without its id',
      JSON.stringify([{ ...RULE, repository_id: undefined, issuer: 'https://github.octo.example/_services/token' }]),
    ],
    ['every workflow of a repository', JSON.stringify([{ ...RULE, workflow: `${RULE.repository}/*` }])],
    ['a repository with an open end', JSON.stringify([{ ...RULE, repository: 'https://github.com/octo/*' }])],
    ['a repository in clear text', JSON.stringify([{ ...RULE, repository: 'http://github.com/octo/chat' }])],
    ['an unknown part', JSON.stringify([{ ...RULE, parts: ['chat'] }])],
    ['no part', JSON.stringify([{ ...RULE, parts: [] }])],
    ['a misspelt name', JSON.stringify([{ ...RULE, reff: 'x' }])],
  ])('stop the start with a rule that has %s', (_what, rules) => {
    expect(problemOf({ DELIVERY_PROVENANCE: rules, DELIVERY_TRUST_ROOT: trusting(sigstore.file) }).settings).toEqual([
      'DELIVERY_PROVENANCE',
    ]);
  });
});
