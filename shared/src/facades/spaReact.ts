export { definePage, type Page } from './spa/definePage.tsx';
export { defineWidget } from './spa/defineWidget.ts';
export { type CrashReport, type Lifecycles, lifecyclesOf, type MountProps } from './spa/lifecycles.ts';
export { Widget } from './spa/Widget.tsx';
export { type MountedWidget, provideWidgets, type WidgetHost, widgetHost } from './spa/widgetHost.ts';
