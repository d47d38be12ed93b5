import type { CaseDetail } from '@amarena/shared/contracts/moderation/moderation';
import { anId } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { choicesOf, chooseByNumber, chooseDecision, decisionBody, EMPTY, missingIn } from './decision.model.ts';

const choices: CaseDetail['choices'] = [
  { decision: 'no_action', reasons: ['no_violation', 'not_enough_evidence'] },
  { decision: 'hide_photo', reasons: ['fake'] },
  { decision: 'approve', reasons: [] },
];
const pictures: CaseDetail['pictures'] = [{ id: anId(1), src: '/photos/a.webp', kind: 'profile' }];
const words = { note: ' ', answer: '' };

describe('a decision in the making', () => {
  it('takes a number as the decision first and as its reason then', () => {
    const decided = chooseByNumber(choices, EMPTY, 0);
    expect(chooseByNumber(choices, decided, 1)).toMatchObject({ decision: 'no_action', reason: 'not_enough_evidence' });
    expect(chooseByNumber(choices, EMPTY, 7)).toEqual(EMPTY);
    expect(chooseByNumber(choices, decided, 7)).toEqual(decided);
  });

  it('brings an only reason along, and drops one that does not belong to the new decision', () => {
    const draft = chooseByNumber(choices, chooseByNumber(choices, EMPTY, 0), 0);
    expect(chooseDecision(choices, draft, 'hide_photo').reason).toBe('fake');
    expect(chooseDecision(choices, draft, 'approve').reason).toBeNull();
  });

  it('is sent only when it is whole, with the first photo unless another was chosen, and empty words as none', () => {
    expect(missingIn(choices, EMPTY)).toBe('decision');
    expect(missingIn(choices, chooseByNumber(choices, EMPTY, 0))).toBe('reason');
    expect(decisionBody({ choices, pictures }, EMPTY, words)).toBeNull();
    const hidden = chooseDecision(choices, EMPTY, 'hide_photo');
    expect(decisionBody({ choices, pictures }, hidden, words)).toEqual({
      decision: 'hide_photo',
      reason: 'fake',
      photo: anId(1),
      note: null,
      answer: null,
    });
    expect(decisionBody({ choices, pictures }, chooseDecision(choices, EMPTY, 'approve'), words)).toMatchObject({
      photo: null,
      reason: null,
    });
  });

  it('hides no photo where none is shown', () => {
    expect(choicesOf({ choices, pictures: [] }).map(({ decision }) => decision)).toEqual(['no_action', 'approve']);
  });
});
