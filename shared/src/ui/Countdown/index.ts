export { Countdown, type CountdownProps } from './Countdown.tsx';
export { type TimeLeft, timeLeft } from './countdown.model.ts';
