export { teamCatalogue } from './catalogue.ts';
export { DeliveryScreen } from './DeliveryScreen.tsx';
