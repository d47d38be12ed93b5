export { Problem, type ProblemProps, ProblemScreen, type ProblemScreenProps } from './Problem.tsx';
