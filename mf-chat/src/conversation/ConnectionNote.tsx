import { useLastingConnection } from '@amarena/shared/bus';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useT } from '../catalogue.ts';
import { Connection } from './composer.styles.ts';

/** Says above the message box that the network or the live channel is down. The chat layout has no banners. */
export function ConnectionNote() {
  const t = useT();
  const connection = useLastingConnection();
  return (
    <div role="status">
      {connection === 'offline' && (
        <Connection>
          <WifiOff strokeWidth={1.75} aria-hidden /> {t('connection.offline')}
        </Connection>
      )}
      {connection === 'reconnecting' && (
        <Connection>
          <RefreshCw strokeWidth={1.75} aria-hidden /> {t('connection.reconnecting')}
        </Connection>
      )}
    </div>
  );
}
