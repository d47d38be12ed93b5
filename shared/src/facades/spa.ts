export {
  type AppProps,
  addErrorHandler,
  getAppStatus,
  mountRootParcel,
  navigateToUrl,
  type Parcel,
  registerApplication,
  start,
  triggerAppChange,
} from 'single-spa';
