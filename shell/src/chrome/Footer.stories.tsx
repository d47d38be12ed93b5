import { aSettings, type Story, type StoryGroup } from '@amarena/shared/testing';
import { Footer } from './Footer.tsx';

export default { title: 'Footer', components: [Footer] } satisfies StoryGroup;

export const OfPage: Story = { render: () => <Footer layout="default" /> };

export const OfLander: Story = { render: () => <Footer layout="lander" /> };

export const InUnitedStates: Story = {
  render: () => <Footer layout="default" />,
  options: () => ({ settings: aSettings({ geoip_country: 'US' }) }),
};
