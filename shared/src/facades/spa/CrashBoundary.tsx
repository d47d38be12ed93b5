import { Component, type ReactNode } from 'react';
import type { CrashReport } from './lifecycles.ts';

/** Renders nothing after its content threw, and reports to the shell, which shows a replacement. */
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
