export { ToastHost, type ToastHostProps } from './ToastHost.tsx';
export { createToasts, type ShownToast, type ToastAction, type ToastMessage, type Toasts } from './toasts.ts';
