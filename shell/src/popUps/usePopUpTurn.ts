import { useEffect } from 'react';
import { useStore } from '../store.ts';
import { useTools } from '../tools.ts';
import type { PopUpName } from './turns.ts';

/** True if a pop-up is due and it is its turn. */
export function usePopUpTurn(name: PopUpName, due: boolean): boolean {
  const { popUps } = useTools();
  const shown = useStore(popUps.shown$);
  useEffect(() => {
    popUps.want(name, due);
    return () => popUps.want(name, false);
  }, [popUps, name, due]);
  return due && shown === name;
}
