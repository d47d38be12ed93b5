import { useCommonT } from '../../../i18n/index.ts';
import type { Story, StoryGroup } from '../../../testing/story.ts';
import { Button } from '../../Button/index.ts';
import { Art } from '../../EmptyState/index.ts';
import { ConfirmDialog, Dialog, DialogArt } from './index.ts';

export default { title: 'Dialog', components: [Dialog, DialogArt, ConfirmDialog] } satisfies StoryGroup;

const nothing = () => undefined;

export const Open: Story = {
  render: function Open() {
    const t = useCommonT();
    return (
      <Dialog
        open
        onClose={nothing}
        title={t('attribute.about_me')}
        description={t('address.confirm_first')}
        closeLabel={t('action.close')}
      >
        <Button block>{t('action.retry')}</Button>
      </Dialog>
    );
  },
};

export const WithAPicture: Story = {
  render: function WithAPicture() {
    const t = useCommonT();
    const art = (
      <DialogArt>
        <Art scene="offline" />
      </DialogArt>
    );
    return <Dialog open onClose={nothing} title={t('state.problem')} closeLabel={t('action.close')} art={art} align="center" />;
  },
};

export const AQuestion: Story = {
  render: function AQuestion() {
    const t = useCommonT();
    return (
      <ConfirmDialog
        open
        tone="danger"
        title={t('action.block')}
        text={t('fictional.warning', { name: 'Elena' })}
        confirmLabel={t('action.block')}
        cancelLabel={t('action.cancel')}
        onConfirm={nothing}
        onCancel={nothing}
      />
    );
  },
};
