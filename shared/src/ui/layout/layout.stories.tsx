import { pathTo } from '../../contracts/platform/routes.ts';
import { useCommonT } from '../../i18n/index.ts';
import type { Story, StoryGroup } from '../../testing/story.ts';
import { LinkButton } from '../Button/index.ts';
import { TextField } from '../Field/index.ts';
import {
  Card,
  Divider,
  FormCell,
  FormGrid,
  OrDivider,
  Page,
  Row,
  Scroller,
  Split,
  SplitArt,
  SplitForm,
  SplitMain,
  Stack,
  WithAside,
  Wrap,
} from './index.ts';

const group: StoryGroup = {
  title: 'Layout',
  components: [
    Card,
    Divider,
    FormCell,
    FormGrid,
    OrDivider,
    Page,
    Row,
    Scroller,
    Split,
    SplitArt,
    SplitForm,
    SplitMain,
    Stack,
    WithAside,
    Wrap,
  ],
};
export default group;

export const APageWithAnAside: Story = {
  render: function APageWithAnAside() {
    const t = useCommonT();
    return (
      <Page>
        <WithAside>
          <Card>
            <Stack>
              <p>{t('address.confirm_first')}</p>
              <Divider />
              <Row $justify="between">
                <span>{t('attribute.age')}</span>
                <b>34</b>
              </Row>
            </Stack>
          </Card>
          <Card as="aside">{t('attribute.about_me')}</Card>
        </WithAside>
      </Page>
    );
  },
};

export const AFormBesideAPicture: Story = {
  render: function AFormBesideAPicture() {
    const t = useCommonT();
    return (
      <Split>
        <SplitArt />
        <SplitMain>
          <SplitForm>
            <FormGrid>
              <FormCell $span={3}>
                <TextField label={t('attribute.city')} />
              </FormCell>
              <FormCell $span={3}>
                <TextField label={t('attribute.country')} />
              </FormCell>
            </FormGrid>
            <OrDivider>·</OrDivider>
            <LinkButton block variant="secondary" to={pathTo('login')}>
              {t('action.login')}
            </LinkButton>
          </SplitForm>
        </SplitMain>
      </Split>
    );
  },
};

export const ARowThatScrolls: Story = {
  render: function ARowThatScrolls() {
    const t = useCommonT();
    return (
      <Wrap>
        <Scroller tabIndex={0}>
          {[31, 32, 33, 34, 35, 36].map((age) => (
            <Card key={age}>{t('member.name_age', { name: 'Giulia', age })}</Card>
          ))}
        </Scroller>
      </Wrap>
    );
  },
};
