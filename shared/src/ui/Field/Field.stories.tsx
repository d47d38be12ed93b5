import { useCommonT } from '../../i18n/index.ts';
import type { Story, StoryGroup } from '../../testing/story.ts';
import { Stack } from '../layout/index.ts';
import { PasswordField, SelectField, StrengthMeter, TextArea, TextField } from './index.ts';

export default { title: 'Field', components: [TextField, TextArea, SelectField, PasswordField, StrengthMeter] } satisfies StoryGroup;

export const Texts: Story = {
  render: function Texts() {
    const t = useCommonT();
    return (
      <Stack>
        <TextField label={t('attribute.city')} hint={t('attribute.country')} />
        <TextField label={t('attribute.city')} defaultValue="Bologna" valid />
        <TextField label={t('attribute.city')} defaultValue="?" error={t('problem.field')} />
        <TextArea label={t('attribute.about_me')} defaultValue={t('address.confirm_first')} />
      </Stack>
    );
  },
};

export const Selects: Story = {
  render: function Selects() {
    const t = useCommonT();
    const options = (
      <>
        <option>{t('country.IT')}</option>
        <option>{t('country.GB')}</option>
      </>
    );
    return (
      <Stack>
        <SelectField label={t('attribute.country')}>{options}</SelectField>
        <SelectField label={t('attribute.country')} error={t('problem.field')}>
          {options}
        </SelectField>
      </Stack>
    );
  },
};

export const Passwords: Story = {
  render: function Passwords() {
    const t = useCommonT();
    const meter = <StrengthMeter value={3} label={t('attribute.about_me')} />;
    return (
      <PasswordField
        label="Password"
        autoComplete="new-password"
        showLabel={t('action.show_password')}
        hideLabel={t('action.hide_password')}
        defaultValue="ciliegie-in-agosto"
        strength={meter}
      />
    );
  },
};
