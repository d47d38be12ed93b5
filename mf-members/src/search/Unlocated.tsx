import { Button, EmptyState, Row } from '@amarena/shared/ui-first';
import { useLaterT } from '../laterWords.ts';
import type { FilterProps } from './filterProps.ts';
import { useGeolocation } from './useGeolocation.ts';
import { useNearMe } from './useNearMe.ts';

/** A distance is set, for example from a shared link, but the person's location is unknown. */
export default function Unlocated({ filters, onApply }: FilterProps) {
  const t = useLaterT();
  const { status } = useGeolocation();
  const { asking, use } = useNearMe({ filters, onApply });
  const { distance: _distance, ...anywhere } = filters;
  const failed = status === 'refused' || status === 'unavailable' || status === 'unsupported';
  return (
    <EmptyState
      scene="no-results"
      title={t('here.needed')}
      text={t(failed ? `here.${status}` : 'here.needed_text')}
      action={
        <Row $justify="center">
          {status !== 'unsupported' && (
            <Button busy={asking} onClick={() => void use()}>
              {t('here.use')}
            </Button>
          )}
          <Button variant="secondary" onClick={() => onApply(anywhere)}>
            {t('here.anywhere')}
          </Button>
        </Row>
      }
    />
  );
}
