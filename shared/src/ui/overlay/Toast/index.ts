export { ToastHost, type ToastHostProps } from './ToastHost.tsx';
export { createToasts, type ToastAction, type ToastMessage, type Toasts } from './toasts.ts';
