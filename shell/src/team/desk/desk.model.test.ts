import type { DeliveryGrant, DeskPart, PublishedVersion } from '@amarena/shared/contracts/platform/deliveryDesk';
import { describe, expect, it } from '@jest/globals';
import { kilobytes, mayDo, nextOf, retireOf, rollbackOf, sharesFor } from './desk.model.ts';

const AT = '2026-11-21T10:00:00.000Z';
const grant = (parts: string[], steps: DeliveryGrant['steps']): DeliveryGrant => ({ name: 'Dana', parts, steps, until: AT });
const version = (name: string, role: PublishedVersion['role'], isHeld = false): PublishedVersion => ({
  ...{ version: name, published_at: AT, bytes: 1, gzip: 1, role },
  held_by: isHeld ? [{ rule: 'contract_mismatch', by: 'shell', found: 'a', expected: 'b', remedy: 'c' }] : [],
});
const part = (name: DeskPart['part'], ...versions: PublishedVersion[]): DeskPart => ({ part: name, versions, left_out: 0, behind: [] });
const activation = (percent: number, smoke = true) => ({ step: 'activate', part: 'mf-chat', version: '1.0.0', percent, smoke }) as const;

describe('what the page offers', () => {
  it('is what one grant allows for part and step, and nothing if a list is empty', () => {
    expect(mayDo([grant(['mf-chat'], ['activate'])], activation(100))).toBe(true);
    expect(mayDo([grant(['all'], ['canary'])], activation(10))).toBe(true);
    expect(mayDo([grant(['mf-chat'], ['canary'])], activation(100))).toBe(false);
    expect(mayDo([grant(['mf-chat'], ['activate'])], activation(100, false))).toBe(false);
    expect(mayDo([grant(['mf-members'], ['activate']), grant(['mf-chat'], ['rollback'])], activation(100))).toBe(false);
    expect(mayDo([grant([], ['activate']), grant(['mf-chat'], [])], activation(100))).toBe(false);
  });

  it('is everyone only for the shell and for a first version', () => {
    expect(sharesFor(part('shell', version('1', 'active'), version('2', null)), '2')).toEqual([100]);
    expect(sharesFor(part('mf-chat', version('1', null)), '1')).toEqual([100]);
    expect(sharesFor(part('mf-chat', version('1', 'active'), version('2', null)), '2')).toEqual([1, 5, 10, 25, 50, 100]);
  });

  it('takes the canary back first, and nothing where nothing was live before', () => {
    const both = part('mf-chat', version('3', 'canary'), version('2', 'active'), version('1', 'previous'));
    expect(rollbackOf(both)).toEqual({ step: 'rollback', part: 'mf-chat', from: '3' });
    expect(rollbackOf(part('mf-chat', version('2', 'active'), version('1', 'previous')))?.from).toBe('2');
    expect(rollbackOf(part('mf-chat', version('2', 'active')))).toBeNull();
  });

  it('retires a guest that is live, and no part of the site', () => {
    expect(retireOf(part('mf-gifts', version('1', 'active')))).toEqual({ step: 'retire', part: 'mf-gifts', from: '1' });
    expect(retireOf(part('mf-gifts', version('1', null)))).toBeNull();
    for (const name of ['mf-chat', 'shell'] as const) expect(retireOf(part(name, version('1', 'active')))).toBeNull();
  });

  it('suggests the canary, else the newest version that nobody holds back', () => {
    expect(nextOf(part('mf-chat', version('3', null), version('2', 'canary'), version('1', 'active')))).toBe('2');
    expect(nextOf(part('mf-chat', version('3', null, true), version('2', null), version('1', 'active')))).toBe('2');
    expect(nextOf(part('mf-chat', version('1', 'active'), version('0', 'previous')))).toBeNull();
  });
});

it('never shows something as nothing', () => {
  expect([0, 10, 1_024, 1_536].map(kilobytes)).toEqual([0, 0.1, 1, 1.5]);
});
