import { Component, type ReactNode } from 'react';
import type { CrashReport } from './lifecycles.ts';

/** Shows nothing once its content threw, and tells the shell, which fills the place. */
export class CrashBoundary extends Component<{ onCrash: CrashReport; children?: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(cause: unknown) {
    this.props.onCrash(cause);
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
