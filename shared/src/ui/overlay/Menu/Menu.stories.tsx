import { EllipsisVertical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { pathTo } from '../../../contracts/platform/routes.ts';
import { useCommonT } from '../../../i18n/index.ts';
import type { Story, StoryGroup } from '../../../testing/story.ts';
import { IconButton } from '../../IconButton/index.ts';
import { Menu, MenuItem, MenuLink, MenuRadio, MenuSeparator } from './index.ts';

export default { title: 'Menu', components: [Menu, MenuItem, MenuLink, MenuRadio, MenuSeparator] } satisfies StoryGroup;

export const AllItems: Story = {
  render: function AllItems() {
    const t = useCommonT();
    const [seeks, setSeeks] = useState<'male' | 'female'>('female');
    const trigger = useRef<HTMLButtonElement>(null);
    useEffect(() => trigger.current?.click(), []);
    return (
      <Menu
        align="start"
        trigger={
          <IconButton ref={trigger} name={t('attribute.about_me')} icon={<EllipsisVertical size={20} strokeWidth={1.75} aria-hidden />} />
        }
      >
        <MenuLink to={pathTo('profile')}>{t('action.open_profile', { name: 'Giulia' })}</MenuLink>
        <MenuItem onPress={() => undefined}>{t('action.write_to', { name: 'Giulia' })}</MenuItem>
        <MenuItem danger onPress={() => undefined}>
          {t('action.block')}
        </MenuItem>
        <MenuSeparator />
        <MenuRadio
          value={seeks}
          onChange={setSeeks}
          options={[
            { value: 'male', label: t('seeks.male') },
            { value: 'female', label: t('seeks.female') },
          ]}
        />
      </Menu>
    );
  },
};
