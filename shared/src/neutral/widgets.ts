/** Widgets of other parts without React. Each part gets the shell's. */
export { type MountedWidget, type WidgetHost, widgetHost } from '../facades/spa/widgetHost.ts';
