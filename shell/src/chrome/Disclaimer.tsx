import { bus, useSettings, useStream } from '@amarena/shared/bus';
import { fictionalName } from '@amarena/shared/i18n';
import { styled } from '@amarena/shared/styled';
import { useDeferredT } from '../deferred/catalogue.ts';

const Text = styled.p`
  max-width: 76ch;
  font-size: var(--text-xs);
`;

/** What people must know before they write to anyone here. Part of the footer. */
export function Disclaimer() {
  const t = useDeferredT();
  const settings = useSettings();
  const language = useStream(bus.language$);
  return <Text>{t('disclaimer', { name: settings.name, fictional: fictionalName(settings, language, 2) })}</Text>;
}
