import { describe, expect, it } from '@jest/globals';
import { leftOut, planFor, remotesUnderTest } from './plan.ts';

const AGREED = ['shared/src/i18n/catalogues.test.ts', 'server/test/delivery/agreements.test.ts'] as const;

describe('what a change has to run', () => {
  it('is one remote for a change in that remote', () => {
    const plan = planFor(['mf-chat/src/ChatsScreen.tsx', 'mf-chat/package.json']);
    expect(plan).toEqual({
      packages: ['mf-chat'],
      units: ['mf-chat/src/', AGREED[0]],
      builds: ['mf-chat'],
      server: [AGREED[1]],
      e2e: ['mf-chat/'],
    });
    expect(remotesUnderTest(plan)).toEqual(['mf-chat']);
  });

  it('adds up for changes in two remotes', () => {
    const plan = planFor(['mf-chat/src/ChatsScreen.tsx', 'mf-members/src/entry.tsx']);
    expect(plan).toMatchObject({ packages: ['mf-chat', 'mf-members'], e2e: ['mf-chat/', 'mf-members/'] });
    expect(remotesUnderTest(plan)).toEqual(['mf-chat', 'mf-members']);
  });

  it.each([
    'shared/src/contracts/chat/chats.ts',
    'shared/src/federation/registry.ts',
    'package-lock.json',
    'jest.config.js',
    'new-thing/x.ts',
  ])('is everything for %s', (file) => {
    const plan = planFor([file]);
    expect(new Set(Object.values(plan))).toEqual(new Set(['all']));
    expect(leftOut(plan)).toEqual([]);
  });

  it('leaves the server out for what only browsers see', () => {
    expect(planFor(['shared/src/ui/Button/Button.tsx'])).toMatchObject({ units: 'all', builds: 'all', server: [AGREED[1]], e2e: 'all' });
  });

  it('is the shell and every journey for a change in the shell', () => {
    expect(planFor(['shell/src/main.ts'])).toMatchObject({ units: ['shell/src/', AGREED[0]], builds: ['shell'], e2e: 'all' });
  });

  it('is its tests and every journey for a change in the server', () => {
    expect(planFor(['server/src/compose/app.ts'])).toMatchObject({ units: [], builds: [], server: 'all', e2e: 'all' });
  });

  it('is the test alone where only a test changed', () => {
    expect(planFor(['mf-chat/src/list/chatList.test.tsx'])).toMatchObject({ units: ['mf-chat/src/'], builds: [], server: [], e2e: [] });
    expect(planFor(['server/test/delivery/publish.test.ts'])).toMatchObject({ server: ['server/test/delivery/publish.test.ts'], e2e: [] });
    expect(planFor(['e2e/specs/mf-chat/chat.spec.ts'])).toMatchObject({ units: [], server: [], e2e: ['mf-chat/chat.spec.ts'] });
  });

  it('is the tests of what is deployed, and of who reads it', () => {
    expect(planFor(['deploy/chart/templates/servers.yaml'])).toMatchObject({ packages: 'all', server: ['tools/ci/'], e2e: [] });
    expect(planFor(['deploy/roles.sql']).server).toContain('server/test/db/migrateCommand.test.ts');
    expect(planFor(['deploy/database/patroni.yaml']).server).toEqual(['tools/ci/', 'tools/drill/']);
    expect(planFor(['deploy/monitoring/alerts.yaml']).server).toEqual(['tools/ci/', 'server/test/http/monitoring.test.ts']);
  });

  it('tests the whole site where a journey belongs to no remote', () => {
    expect(remotesUnderTest(planFor(['e2e/specs/journey.spec.ts', 'mf-chat/src/entry.tsx']))).toBeNull();
  });

  it.each([[['README.md', 'docs/architecture.md', 'docs/parts.svg', '.changeset/config.json', 'mf-chat/CHANGELOG.md']], [[]]])(
    'is type check and lint for %j',
    (files) => {
      expect(planFor(files)).toEqual({ packages: 'all', units: [], builds: [], server: [], e2e: [] });
    },
  );

  it('says what was left out, and why', () => {
    expect(leftOut(planFor(['mf-chat/src/entry.tsx']))).toContain('journeys: all but mf-chat/; the change affects no others');
    expect(leftOut(planFor(['README.md']))).toContain('journeys: all of them; the change does not affect them');
  });
});
