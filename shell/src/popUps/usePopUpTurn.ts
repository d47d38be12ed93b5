import { useEffect } from 'react';
import { useDialogs } from '../provided.ts';
import { useDeferredStore } from '../store.ts';
import type { PopUpName } from './popUpOrder.ts';

/** True if a pop-up is due and it is its turn. No one asked for it, so it renders at low priority. */
export function usePopUpTurn(name: PopUpName, due: boolean): boolean {
  const { popUps } = useDialogs();
  const shown = useDeferredStore(popUps.shown$);
  useEffect(() => {
    popUps.want(name, due);
    return () => popUps.want(name, false);
  }, [popUps, name, due]);
  return due && shown === name;
}
