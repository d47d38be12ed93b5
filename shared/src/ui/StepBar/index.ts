export { StepBar, type StepBarProps } from './StepBar.tsx';
