import { useCommonT } from '../../i18n/index.ts';
import type { Story, StoryGroup } from '../../testing/story.ts';
import { Stack } from '../layout/index.ts';
import { Checkbox, ChoiceGroup, Radio, RadioCard } from './index.ts';

export default { title: 'Choice', components: [Checkbox, ChoiceGroup, Radio, RadioCard] } satisfies StoryGroup;

const SEEKS = ['male', 'female', 'both'] as const;

export const Radios: Story = {
  render: function Radios() {
    const t = useCommonT();
    return (
      <Stack>
        <ChoiceGroup legend={t('attribute.seeks')}>
          {SEEKS.map((value) => (
            <Radio key={value} name="chosen" value={value} label={t(`seeks.${value}`)} defaultChecked={value === 'both'} />
          ))}
        </ChoiceGroup>
        <ChoiceGroup legend={t('attribute.seeks')} error={t('problem.field')}>
          {SEEKS.map((value) => (
            <Radio key={value} name="refused" value={value} label={t(`seeks.${value}`)} />
          ))}
        </ChoiceGroup>
      </Stack>
    );
  },
};

export const Cards: Story = {
  render: function Cards() {
    const t = useCommonT();
    return (
      <ChoiceGroup legend={t('attribute.gender')}>
        <RadioCard name="gender" value="male" title={t('gender.male')} description={t('attribute.about_me')} defaultChecked />
        <RadioCard name="gender" value="female" title={t('gender.female')} />
      </ChoiceGroup>
    );
  },
};

export const Checkboxes: Story = {
  render: function Checkboxes() {
    const t = useCommonT();
    return (
      <Stack>
        <Checkbox label={t('presence.online')} defaultChecked />
        <Checkbox label={t('address.confirm_first')} error={t('problem.field')} />
      </Stack>
    );
  },
};
