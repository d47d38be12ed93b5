import { PURPOSES } from '@amarena/shared/contracts/account/privacy';
import { styled } from '@amarena/shared/styled';
import { Button, Card, Divider, Muted, Problem, Row, Stack, Switch } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { useKeptChoices } from './useKeptChoices.ts';

const WithScript = styled.div`
  display: grid;
  gap: var(--s-2);
  @media (scripting: none) {
    display: none;
  }
`;

const WithoutScript = styled.p`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`;

/** The optional purposes, each with its own switch. Refusing takes as many presses as accepting. */
export function KeptChoices() {
  const t = useT();
  const { off, busy, saved, error, turn, allOn, allOff } = useKeptChoices();
  return (
    <Card as="section" aria-labelledby="choices">
      <Stack $gap={3}>
        <h2 id="choices">{t('cookies.title')}</h2>
        <Muted $size="sm">{t('cookies.lead')}</Muted>
        <WithoutScript>{t('cookies.no_script')}</WithoutScript>
        <WithScript>
          {PURPOSES.map((purpose) => (
            <div key={purpose}>
              <Switch
                name={purpose}
                autoComplete="off"
                label={t(`cookies.${purpose}`)}
                description={t(`cookies.${purpose}.text`)}
                checked={off !== null && !off.includes(purpose)}
                busy={off === null || busy}
                onChange={(event) => void turn(purpose, event.target.checked)}
              />
              <Divider />
            </div>
          ))}
          <Stack $gap={3}>
            <Row $gap={3}>
              <Button variant="secondary" aria-disabled={busy} onClick={() => busy || void allOff()}>
                {t('cookies.all_off')}
              </Button>
              <Button variant="secondary" aria-disabled={busy} onClick={() => busy || void allOn()}>
                {t('cookies.all_on')}
              </Button>
            </Row>
            <Muted role="status" $size="sm">
              {saved && t('cookies.saved')}
            </Muted>
            {error !== null && <Problem error={error} />}
          </Stack>
        </WithScript>
      </Stack>
    </Card>
  );
}
