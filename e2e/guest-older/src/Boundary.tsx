import type { CrashReport } from '@amarena/shared/neutral/lifecycles';
import { Component, type ReactNode } from 'react';

/** Tells the shell what was thrown while rendering. */
export class Boundary extends Component<{ onCrash: CrashReport; children: ReactNode }, { crashed: boolean }> {
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
