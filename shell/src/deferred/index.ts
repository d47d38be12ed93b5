export { Banners } from '../banners/Banners.tsx';
export { Footer } from '../chrome/Footer.tsx';
export { TopBar } from '../chrome/TopBar.tsx';
export { OfflinePanel } from '../errors/OfflinePanel.tsx';
export { PopUps } from '../popUps/PopUps.tsx';
export { startDeferred } from './startDeferred.ts';
export { withDismissals } from './withDismissals.tsx';
